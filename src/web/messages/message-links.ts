import { toInternationalDigits } from '#domain/phones.ts'

/** A ready text; the subject is for e-mail only. Lines end with \n. */
export type Message = { subject: string; text: string }

/** Returns the URL that opens WhatsApp with the text for a telephone; `prefix` are the digits of the clinic's country code. */
export const buildWhatsAppUrl = (phone: string, { text }: Message, prefix: string) =>
  `https://wa.me/${toInternationalDigits(phone, prefix)}?text=${encodeURIComponent(text)}`

/** Returns the URL that opens the mail program with the message. */
export function buildMailUrl(email: string, { subject, text }: Message) {
  // The @ stays as it is, while a % or ? in the name would end the address.
  const address = email.split('@').map(encodeURIComponent).join('@')
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
