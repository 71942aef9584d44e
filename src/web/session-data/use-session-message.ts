import { useSettings } from '#web/data/settings.ts'
import type { Message } from '#web/messages/message-links.ts'
import { getPublicPageUrl } from '#web/navigation/paths.ts'
import type { Session } from './queries.ts'
import { buildJointReminder, buildReminder, buildSessionNote } from './session-message.ts'
import { useNow } from './use-now.ts'

/** Returns the ready text about a session to its client: a reminder, or the beginning of a text where there is nothing to remind of. */
export function useSessionMessage(session: Session, date: string, isReminder: boolean): Message {
  const build = isReminder ? buildReminder : buildSessionNote
  return build(session, useMessageContext(session, date))
}

/** Returns the ready text that reminds of the sessions of a client or a family on a date. */
export function useReminder(sessions: readonly [Session, ...Session[]], date: string): Message {
  const context = useClinicContext(date)
  const [first, ...others] = sessions
  return others.length === 0
    ? buildReminder(first, { ...context, linkUrl: getLinkUrl(first.client) })
    : buildJointReminder(sessions, { ...context, getLinkUrl })
}

const getLinkUrl = ({ publicLink }: Session['client']) => (publicLink === null ? undefined : getPublicPageUrl(publicLink))

const useMessageContext = ({ client }: Session, date: string) => ({ ...useClinicContext(date), linkUrl: getLinkUrl(client) })

function useClinicContext(date: string) {
  const { clinicName, clinicPhone, clientReplies } = useSettings()
  const { date: today } = useNow()
  return { date, today, clinic: { name: clinicName, phone: clinicPhone }, takesReplies: clientReplies }
}
