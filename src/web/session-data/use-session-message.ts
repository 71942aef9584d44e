import { useSettings } from '#web/data/settings.ts'
import type { Message } from '#web/messages/message-links.ts'
import { getPublicPageUrl } from '#web/navigation/paths.ts'
import type { Session } from './queries.ts'
import { buildChangeMessage, buildReminder, buildSessionNote } from './session-message.ts'
import { useNow } from './use-now.ts'

/** Returns the ready text about a session to its client: a reminder, or the beginning of a text where there is nothing to remind of. */
export function useSessionMessage(session: Session, date: string, isReminder: boolean): Message {
  const build = isReminder ? buildReminder : buildSessionNote
  return build(session, useMessageContext(session, date))
}

/** Returns the ready text that tells a client what becomes of a session. */
export const useChangeMessage = (session: Session, outcome: string): Message =>
  buildChangeMessage(session, outcome, useMessageContext(session, session.sessionDate ?? ''))

function useMessageContext({ client: { publicLink } }: Session, date: string) {
  const { clinicName, clinicPhone, clientReplies } = useSettings()
  const { date: today } = useNow()
  return {
    date,
    today,
    clinic: { name: clinicName, phone: clinicPhone },
    takesReplies: clientReplies,
    linkUrl: publicLink === null ? undefined : getPublicPageUrl(publicLink),
  }
}
