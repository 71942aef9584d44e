import { isActive } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { getContact } from '#web/people/contact.ts'
import { isDeclined } from '#web/session-data/client-reply.ts'
import type { Session } from '#web/session-data/queries.ts'
import { groupReminders, isSent, type Reminder, takesPlace } from './reminders.ts'

/** Returns the reminders of a day, from a time on (minutes since midnight), and which of them are to be sent and marked. */
export function useDayReminders(sessions: readonly Session[], from: number) {
  const can = useCan()
  const { phonePrefix } = useSettings()
  const upcoming = sessions.filter(({ state, time }) => isActive(state) && time >= from)
  const reminders = groupReminders(upcoming.filter(takesPlace), phonePrefix)
  const unsent = reminders.filter((reminder) => !isSent(reminder))
  /** Lists the sessions of a reminder that the user may mark. */
  const listOwn = (reminder: Reminder) =>
    reminder.filter(({ client, worker }) => can('markSessionReminded', { client: client.id, worker: worker.id }))
  const ownUnsent = unsent.map(listOwn).filter((own) => own.length > 0)
  // Those without a telephone or e-mail got no message.
  const markable = ownUnsent.filter((own) => own.some(({ client }) => getContact(client).phone ?? client.person.email))
  return {
    reminders,
    /** The active sessions that may not take place: those to which the clients do not come, then those without their worker. */
    doubtful: [true, false].flatMap((declined) =>
      upcoming.filter((session) => !takesPlace(session) && isDeclined(session) === declined).sort((one, other) => one.time - other.time),
    ),
    unsent,
    markable,
    unreachable: ownUnsent.length - markable.length,
    listOwn,
  }
}
