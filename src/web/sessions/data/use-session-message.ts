import { useSettings } from '../../data/settings.ts'
import type { Message } from '../../messages/message-links.ts'
import { getPublicPageUrl } from '../../navigation/paths.ts'
import type { Session } from './queries.ts'
import { buildReminder, buildSessionNote } from './session-message.ts'
import { useNow } from './use-now.ts'

/** Returns the ready text about a session to its client: a reminder, or the beginning of a text where there is nothing to remind of. */
export function useSessionMessage(session: Session, date: string, isReminder: boolean): Message {
  const { clinicName, clinicPhone } = useSettings()
  const { date: today } = useNow()
  const { publicLink } = session.client
  const build = isReminder ? buildReminder : buildSessionNote
  return build(session, {
    date,
    today,
    clinic: { name: clinicName, phone: clinicPhone },
    linkUrl: publicLink === null ? undefined : getPublicPageUrl(publicLink),
  })
}
