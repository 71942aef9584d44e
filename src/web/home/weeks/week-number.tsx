import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Mark } from '#domain/states.ts'
import { useCan } from '../../auth/access.ts'
import { useSettings } from '../../data/settings.ts'
import { type HomeParams, paths } from '../../navigation/paths.ts'
import { schedulesQuery } from '../../schedules/queries.ts'
import { useNow } from '../../sessions/data/use-now.ts'
import { describeError } from '../../ui/feedback/describe-error.ts'
import { formatCount } from '../../ui/list/format-count.ts'
import { Link } from '../../ui/page/link.tsx'
import { allTurnsQuery } from '../queries.ts'
import { TurnMenu, TurnMenuItems } from '../week/turn-menu.tsx'
import { listWeekEntries } from '../week-entries.ts'
import classes from './weeks-section.module.css'

type Props = {
  week: string
  view: HomeParams
  /** The mark of the counted sessions; undefined for all. */
  mark?: Mark
  count: number
  /** The accessible name of the number: "Canceladas, 15 – 21 Nov 2026: 3". */
  label: string
}

/** A number of the table, with a menu that links it to the agenda, turn by turn. */
export function WeekNumber({ week, view, mark, count, label }: Props) {
  if (count === 0)
    return (
      <Link to={paths.sessions({ week, ...(mark && { state: mark }) })} className={classes.number} aria-label={label}>
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
function WeekMenuItems({ week, mark }: { week: string; mark: Mark | undefined }) {
  const can = useCan()
  const now = useNow()
  const { additions } = useSettings()
  const { data: schedules = [] } = useQuery(schedulesQuery())
  const { data: sessions, error } = useQuery({ ...allTurnsQuery(week, { additions, can }), refetchOnMount: 'always' })
  if (!sessions) return <Menu.Label role="status">{error ? describeError(error) : 'Cargando...'}</Menu.Label>
  const entries = listWeekEntries(sessions, schedules, now, week).filter((entry) => mark === undefined || entry.mark === mark)
  return <TurnMenuItems entries={entries} params={{ week, ...(mark && { state: mark }) }} />
}
