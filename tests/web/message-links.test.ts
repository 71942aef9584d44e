import { expect, test } from 'vitest'
import { buildMailUrl, buildWhatsAppUrl } from '#web/messages/message-links.ts'

const message = { subject: 'Su sesión: ¿9 & 10?', text: 'Hola, ¿cómo está?\n\nhttps://turnos.pe/?a=1&b=2#c' }

test('a WhatsApp link has the international number and the whole text', () => {
  const url = new URL(buildWhatsAppUrl('987654321', message, '51'))
  expect(url.origin + url.pathname).toBe('https://wa.me/51987654321')
  expect([...url.searchParams]).toEqual([['text', message.text]])
  expect(url.hash).toBe('')
})

test('a mail link has subject and body with CRLF, and spaces that are no plus signs', () => {
  const url = new URL(buildMailUrl('valentina@example.com', message))
  expect(url.protocol + url.pathname).toBe('mailto:valentina@example.com')
  expect([...url.searchParams]).toEqual([
    ['subject', message.subject],
    ['body', message.text.replaceAll('\n', '\r\n')],
  ])
  expect(url.href).not.toContain('+')
})

test('characters with a meaning in URLs stay part of an e-mail address', () => {
  const { pathname } = new URL(buildMailUrl("o'brien+cita?&%@example.com", message))
  expect(decodeURIComponent(pathname)).toBe("o'brien+cita?&%@example.com")
})
