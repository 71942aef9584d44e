import { getFirstGivenName } from '#domain/names.ts'
import type { Message } from '#web/messages/message-links.ts'
import type { Contacted } from '#web/people/contact.ts'

/** Builds the message with which a client or the guardian gets the link: the given name, the name of the clinic and the address of the page. */
export function buildLinkMessage(
  { person: { name }, guardianName, guardianPhone }: Contacted,
  clinicName: string,
  pageUrl: string,
): Message {
  const text = guardianPhone
    ? `${guardianName ? `Hola ${getFirstGivenName(guardianName)}` : 'Hola'}, este es el enlace para ver los horarios de ${name}`
    : `Hola ${name}, este es su enlace para ver sus horarios`
  return { subject: `Sus horarios en ${clinicName}`, text: `${text} en ${clinicName}: ${pageUrl}` }
}
