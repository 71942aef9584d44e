import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatWeek } from '#domain/spanish.ts'
import { isActive, type SessionMark } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { type HomeParams, paths } from '#web/navigation/paths.ts'
import { useSchedules } from '#web/schedules/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import { formatCount } from '#web/ui/list/format-count.ts'
import { Link } from '#web/ui/page/link.tsx'
import { countedMarkNames, markOrder } from '../mark-colors.ts'
import { weekOfAllTurnsQuery } from '../queries.ts'
import { TurnMenu, TurnMenuItems } from '../week/turn-menu.tsx'
import { activeMarks, listWeekEntries } from '../week-entries.ts'
import type { WeekCounts } from './week-counts.ts'
import classes from './weeks-section.module.css'

/** The weeks with the number of sessions by mark, the latest first. The name of a week links to the agenda, and so does each number. */
export function WeeksTable({ weeks, view }: { weeks: readonly WeekCounts[]; view: HomeParams }) {
  const marks = markOrder.filter((mark) => weeks.some((week) => week.marks[mark] > 0))
  return (
    <div className={classes.scroller}>
      <table className={classes.table} aria-label="Sesiones por semana">
        <thead>
          <tr>
            <th scope="col">Semana</th>
            <th scope="col">Sesiones</th>
            {marks.map((mark) => (
              <th key={mark} scope="col">
                {countedMarkNames[mark]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...weeks].reverse().map(({ week, total, marks: counts }) => (
            <tr key={week}>
              <th scope="row">
                <Link to={paths.sessions({ week })}>{formatWeek(week)}</Link>
              </th>
              <td>
                <WeekNumber week={week} view={view} count={total} label={`Sesiones, ${formatWeek(week)}: ${total}`} />
              </td>
              {marks.map((mark) => (
                <td key={mark}>
                  <WeekNumber
                    week={week}
                    view={view}
                    mark={mark}
                    count={counts[mark]}
                    label={`${countedMarkNames[mark]}, ${formatWeek(week)}: ${counts[mark]}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Props = {
  week: string
  view: HomeParams
  /** The mark of the counted sessions; undefined for all that take place. */
  mark?: SessionMark
  count: number
  /** The accessible name of the number: "Canceladas, 15 – 21 nov 2026: 3". */
  label: string
}

/** A number of the table, with a menu that links it to the agenda, turn by turn. */
function WeekNumber({ week, view, mark, count, label }: Props) {
  if (count === 0)
    return (
      <Link to={paths.sessions({ week, state: mark ?? activeMarks })} className={classes.number} aria-label={label}>
        {count}
      </Link>
    )
  return (
    <TurnMenu
      name={mark ? `${week}.${mark}` : week}
      view={view}
      menuLabel="Por turno"
      className={classes.number}
      aria-label={label}
      items={<WeekMenuItems week={week} mark={mark} />}
    >
      {formatCount(count)}
    </TurnMenu>
  )
}

/** The links of a week by turn. The counts do not name the turns, so the week is fetched when the menu opens. */
function WeekMenuItems({ week, mark }: { week: string; mark: SessionMark | undefined }) {
  const can = useCan()
  const now = useNow()
  const schedules = useSchedules()
  const { data: sessions, error } = useQuery({ ...weekOfAllTurnsQuery(week, can), refetchOnMount: 'always' })
  if (!sessions) return <Menu.Label role="status">{error ? describeError(error) : 'Cargando...'}</Menu.Label>
  const entries = listWeekEntries(sessions, schedules, now, week).filter((entry) =>
    mark === undefined ? isActive(entry.session.state) : entry.mark === mark,
  )
  return <TurnMenuItems entries={entries} params={{ week, state: mark ?? activeMarks }} />
}
