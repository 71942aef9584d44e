import { capitalize, formatLongDate, formatSessionCount } from '#domain/spanish.ts'
import { countActive, markNames } from '#domain/states.ts'
import { splitDate } from '#domain/weeks.ts'
import { formatFullName } from '#web/people/name.ts'
import { isOfSeries } from '#web/session-data/is-of-series.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import classes from './printed-day.module.css'
import type { OtherRole } from './session-row.tsx'
import type { TimelineEntry } from './timeline.ts'

type Props = {
  /** The person whose day it is, if the title of the page does not name them. */
  name?: string | undefined
  date: string
  /** The person's sessions. Those of other dates are left out. */
  entries: readonly TimelineEntry[]
  otherRole: OtherRole
}

/** A person's day on paper, hidden on screen. */
export function PrintedDay({ name, date, entries, otherRole }: Props) {
  const shown = entries.filter((entry) => entry.date === date)
  const count = countActive(shown.map(({ session }) => session))
  return (
    <section className={classes.day}>
      <h2 className={classes.title}>
        {name && `${name} · `}
        {capitalize(formatLongDate(date))} de {splitDate(date).year} · {count === 0 ? 'sin sesiones' : formatSessionCount(count)}
      </h2>
      {shown.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Hora</th>
              <th scope="col">{otherRole === 'client' ? 'Cliente' : 'Trabajador'}</th>
              <th scope="col">Estado</th>
              <th scope="col">Nota</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ session, hours, mark }) => (
              <tr key={`${session.id} ${session.time}`} data-mark={mark}>
                <td className={classes.hours}>{hours}</td>
                <td className={classes.person}>{formatFullName(session[otherRole].person)}</td>
                <td className={classes.state}>
                  <StateIcon mark={mark} size="md" /> {markNames[mark]}
                  {isOfSeries(session) && ', fija'}
                </td>
                <td className={classes.note}>{session.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
