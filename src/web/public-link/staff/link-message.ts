import type { Message } from '../../messages/message-links.ts'

/** Builds the message with which a client gets the link: its given name, the name of the clinic and the address of the page. */
export const buildLinkMessage = (name: string, clinicName: string, pageUrl: string): Message => ({
  subject: `Sus horarios en ${clinicName}`,
  text: `Hola ${name}, este es su enlace para ver sus horarios en ${clinicName}: ${pageUrl}`,
})
