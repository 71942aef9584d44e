import { Button } from '@mantine/core'
import { IconNote, IconRepeat } from '@tabler/icons-react'
import { formatDuration } from '#domain/clock.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { markNames } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { formatFullName } from '#web/people/name.ts'
import type { OtherRole } from '#web/person-sessions/session-row.tsx'
import type { TimelineEntry } from '#web/person-sessions/timeline.ts'
import { describeDeclined } from '#web/session-data/client-reply.ts'
import type { OverlayControls } from '#web/session-overlay/use-overlay.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './next-card.module.css'
import { getOwnMark } from './own-mark.ts'

type Props = {
  next: TimelineEntry | undefined
  /** The last date on which the next session was looked for. */
  until: string
  otherRole: OtherRole
  badges: WorkerBadges
  now: WallClock
  overlay: Pick<OverlayControls, 'showSession'>
}

/** The card of the session that is running, or else of the next one. */
export function NextCard({ next, until, otherRole, badges, now, overlay }: Props) {
  const can = useCan()
  if (!next)
    return (
      <section className={classes.none} aria-label="Próxima sesión">
        <h2 className={classes.noneTitle}>Sin próxima sesión</h2>
        <p>No hay ninguna reservada de aquí al {formatLongDate(until)}.</p>
      </section>
    )
  const { session, phase, hours } = next
  const mark = getOwnMark(next, otherRole)
  const declined = describeDeclined(session)
  const isCurrent = phase === 'current'
  const isToday = next.date === now.date
  const canChange = can('changeSessionState', { worker: session.worker.id, client: session.client.id })
  return (
    <section className={classes.card} data-phase={phase} aria-label={isCurrent ? 'Sesión de ahora' : 'Próxima sesión'}>
      <p className={classes.when}>
        <span className={classes.label}>{isCurrent ? 'ahora' : 'próxima'}</span>
        {/* The hours alone would be read as those of today. */}
        {!isToday && <span className={classes.hours}>{formatTimeUntil(next, now)},</span>}
        <span className={classes.hours}>{hours}</span>
        {isToday && <span className={classes.nearness}>{formatTimeUntil(next, now)}</span>}
      </p>
      <h2 className={classes.name}>
        {otherRole === 'worker' && <BadgeTile badge={badges.get(session.worker.id) ?? unknownBadge} size="lg" />}
        {formatFullName(session[otherRole].person)}
      </h2>
      <p className={classes.facts}>
        {session.standing && (
          <span className={classes.fact}>
            <IconRepeat size={16} stroke={1.5} aria-hidden />
            Fija
          </span>
        )}
        {session.note && (
          <span className={classes.fact}>
            <IconNote size={16} stroke={1.5} aria-hidden />
            <span className={classes.note}>{session.note}</span>
          </span>
        )}
      </p>
      <div className={classes.foot}>
        <span className={classes.state}>
          <StateIcon mark={declined ? 'declined' : mark} size="lg" />
          {capitalize(declined) || markNames[mark]}
        </span>
        {canChange && (
          <Button
            variant="default"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => overlay.showSession(getSessionKey(session), currentTarget)}
          >
            Cambiar estado
          </Button>
        )}
      </div>
    </section>
  )
}

/** Formats how much of a running session is left, or when the next one is: "quedan 33 min", "en 1 h 20 min", "mañana jueves 26 de noviembre". */
function formatTimeUntil({ session, date, minutes, phase }: TimelineEntry, now: WallClock) {
  const left = session.time + minutes - now.minutes
  if (phase === 'current') return `${left === 1 ? 'queda' : 'quedan'} ${formatDuration(left)}`
  if (date === now.date) return `en ${formatDuration(session.time - now.minutes)}`
  return `${date === addDays(now.date, 1) ? 'mañana ' : ''}${formatLongDate(date)}`
}
