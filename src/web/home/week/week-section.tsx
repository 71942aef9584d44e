import { groupBy } from '#domain/group-by.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { isActive, markNames, type SessionMark } from '#domain/states.ts'
import { getWeekStart } from '#domain/weeks.ts'
import type { HomeParams } from '#web/navigation/paths.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { MarkBar } from '../mark-bar.tsx'
import { countedMarkNames, markOrder } from '../mark-colors.ts'
import { activeMarks, type WeekEntry } from '../week-entries.ts'
import { NumberLink } from './number-link.tsx'
import classes from './week-section.module.css'

/** The marks that are shown without sessions too. The others are those of sessions that are over. */
const always: ReadonlySet<SessionMark> = new Set(['confirmed', 'pending', 'postponed', 'canceled'])

/** The number of sessions of the week, and of each mark, as a bar and as numbers that link to the agenda. */
export function WeekSection({ entries, view, date }: { entries: readonly WeekEntry[]; view: HomeParams; date: string }) {
  const byMark = groupBy(entries, ({ mark }) => mark)
  const week = getWeekStart(date)
  const active = entries.filter(({ session }) => isActive(session.state))
  return (
    <Section
      title="Esta semana"
      titleAside={
        <NumberLink
          name="week"
          view={view}
          entries={active}
          params={{ week, state: activeMarks }}
          menuLabel="Sesiones de la semana por turno"
        >
          {formatSessionCount(active.length)}
        </NumberLink>
      }
    >
      <MarkBar countOf={(mark) => byMark.get(mark)?.length ?? 0} />
      <ul className={classes.numbers}>
        {markOrder
          .filter((mark) => always.has(mark) || byMark.has(mark))
          .map((mark) => {
            const found = byMark.get(mark) ?? []
            return (
              <li key={mark}>
                <NumberLink
                  name={mark}
                  view={view}
                  entries={found}
                  params={{ week, state: mark }}
                  menuLabel={`${markNames[mark]}: por turno`}
                >
                  <StateIcon mark={mark} size="md" />
                  <span className={classes.name}>{countedMarkNames[mark]}</span>
                  <strong className={classes.figure}>{found.length}</strong>
                </NumberLink>
              </li>
            )
          })}
      </ul>
    </Section>
  )
}
