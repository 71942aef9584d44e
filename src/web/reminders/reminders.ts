import { groupBy } from '#domain/group-by.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import { getFamilyKey } from '#web/people/contact.ts'
import { isDeclined } from '#web/session-data/client-reply.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeUnsettled, isUnsettled } from '#web/session-data/unsettled.ts'

/** The sessions of a day of which one text reminds: those of a client, or of a family with one telephone, by time. */
export type Reminder = readonly [Session, ...Session[]]

/** True for a session of which its client is reminded: nothing says that it will not take place. */
export const takesPlace = (session: Session): boolean => isActive(session.state) && !isDeclined(session) && !isUnsettled(session)

/** Says why an active session may not take place: "Avisa que no viene", "Por resolver: en ausencia". Undefined when it takes place. */
export function describeDoubt(session: Session): string | undefined {
  if (isDeclined(session)) return 'Avisa que no viene'
  return isUnsettled(session) ? `Por resolver: ${describeUnsettled(session)}` : undefined
}

/** Groups sessions that take place into reminders. `phonePrefix`: the digits of the clinic's country code. */
export function groupReminders(sessions: readonly Session[], phonePrefix: string): Reminder[] {
  const inOrder = [...sessions].sort((one, other) => one.time - other.time)
  const groups = groupBy(inOrder, ({ client }) => getFamilyKey(client, phonePrefix))
  return [...groups.values()]
}

/** Identifies a reminder among those of a day. */
export const getReminderKey = ([first]: Reminder): string => getSessionKey(first)

/** True when the text of a reminder was sent. */
export const isSent = (reminder: Reminder): boolean => reminder.every(({ remindedAt }) => remindedAt !== undefined)
