import { addMonths, getMonth } from '#domain/months.ts'
import { capitalize, formatLongDate, formatMonth } from '#domain/spanish.ts'
import { markNames } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import { describeDeclined } from '#web/session-data/client-reply.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { Link } from '#web/ui/page/link.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './next-session.module.css'
import { OtherPerson, type OtherRole } from './session-row.tsx'
import type { TimelineEntry } from './timeline.ts'

type Props = { next: TimelineEntry | undefined; today: string; otherRole: OtherRole; badges: WorkerBadges }

/** The next session of a person. It is what people on the phone ask for most. */
export function NextSession({ next, today, otherRole, badges }: Props) {
  if (!next)
    return (
      <section className={classes.none} aria-label="Próxima sesión">
        <h2 className={classes.title}>Sin próxima sesión</h2>
        <p className={classes.text}>No hay ninguna reservada de aquí al final de {formatMonth(addMonths(getMonth(today), 1))}.</p>
      </section>
    )
  const { session, date, hours, mark, phase, to } = next
  const declined = describeDeclined(session)
  const dateAndHours = (
    <>
      {capitalize(formatLongDate(date))}, <span className={classes.hours}>{hours}</span>
    </>
  )
  return (
    <section className={classes.card} aria-label="Próxima sesión">
      <div className={classes.description}>
        <p className={classes.label}>{phase === 'current' ? 'Ahora' : `Próxima sesión${formatNearness(date, today)}`}</p>
        <h2 className={classes.when}>{to ? <Link to={to}>{dateAndHours}</Link> : dateAndHours}</h2>
        <OtherPerson entry={next} otherRole={otherRole} badges={badges} />
      </div>
      <span className={classes.state}>
        <StateIcon mark={declined ? 'declined' : mark} size="md" />
        {capitalize(declined) || markNames[mark]}
      </span>
    </section>
  )
}

const formatNearness = (date: string, today: string) => (date === today ? ' · hoy' : date === addDays(today, 1) ? ' · mañana' : '')
