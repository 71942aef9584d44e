import { IconCheck } from '@tabler/icons-react'
import { buildShortName } from '#domain/names.ts'
import { isActive } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { useCan } from '#web/auth/access.ts'
import { toName } from '#web/people/name.ts'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import { isDeclined } from '#web/session-data/client-reply.ts'
import type { Session } from '#web/session-data/queries.ts'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import type { WeekEntry } from '../week-entries.ts'
import classes from './today-section.module.css'

/** How long before its session a client may arrive, in minutes. */
const earliestArrival = 45

/** Returns the function that says whether the desk may mark with one press that the client of a session of today has arrived. A phone has no room for the button. */
export function useIsArrivalAsked(now: WallClock): (entry: WeekEntry) => boolean {
  const can = useCan()
  const isPhone = useIsPhone()
  return ({ session }) =>
    !isPhone &&
    isActive(session.state) &&
    !isDeclined(session) &&
    typeof session.attended !== 'boolean' &&
    session.time - now.minutes <= earliestArrival &&
    can('changeSessionState', { client: session.client.id, worker: session.worker.id })
}

/** Marks with one press that the client has arrived. */
export function ArrivalButton({ session }: { session: Session }) {
  const { setAttended } = useSessionActions()
  return (
    <button
      type="button"
      className={classes.arrival}
      title="Llegó"
      aria-label={`Llegó ${buildShortName(toName(session.client.person))}`}
      onClick={() => void setAttended([session], true)}
    >
      <IconCheck size={14} stroke={2} aria-hidden />
    </button>
  )
}
