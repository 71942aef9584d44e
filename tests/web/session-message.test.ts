import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { getReminderDate, listReminderDays } from '#web/reminders/reminder-day.ts'
import { buildReminder, buildSessionNote } from '#web/session-data/session-message.ts'

type ReminderSession = Parameters<typeof buildReminder>[0]
const session = (birthDate: string | null, time = parseTimeOfDay('09:00')) =>
  ({
    client: { person: { name: 'Valentina', birthDate } },
    worker: { person: { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Medina' } },
    time,
  }) as ReminderSession
const clinic = { name: 'Centro Kallpa', phone: '(01) 445-1234' }
const today = '2026-11-23'

test('the reminder of an adult names the day, the hour, the worker and the clinic, with the link in a paragraph of its own', () => {
  const linkUrl = 'https://turnos.pe/public-link/abc'
  expect(buildReminder(session('2004-03-21'), { date: '2026-11-24', today, clinic, linkUrl })).toEqual({
    subject: 'Recordatorio: sesión del martes 24 de noviembre',
    text:
      'Hola Valentina, le recordamos su sesión de mañana martes 24 de noviembre a las 9:00 con Ana Torres en Centro Kallpa. ' +
      'Si hay algún inconveniente, avísenos por favor al (01) 445-1234.\n\n' +
      'Aquí puede ver las próximas sesiones: https://turnos.pe/public-link/abc',
  })
})

test('the reminder leads to the answer where the client can give one', () => {
  const context = { date: '2026-11-24', today, clinic, linkUrl: 'https://turnos.pe/public-link/abc', takesReplies: true }
  expect(buildReminder(session('2004-03-21'), context).text).toMatch(
    /\n\nResponda aquí si viene o no: https:\/\/turnos\.pe\/public-link\/abc$/,
  )
})

test.each([
  ['a child', '2018-05-14'],
  ['somebody of unknown age', null],
])('the reminder of %s speaks to whoever has the telephone', (_, birthDate) => {
  const { text } = buildReminder(session(birthDate, parseTimeOfDay('15:30')), {
    date: today,
    today,
    clinic: { name: 'Turnos', phone: undefined },
    linkUrl: undefined,
  })
  expect(text).toBe(
    'Hola, le recordamos la sesión de Valentina de hoy lunes 23 de noviembre a las 15:30 con Ana Torres en Turnos. ' +
      'Si hay algún inconveniente, avísenos por favor.',
  )
})

test('a reminder for a later day gives its date alone', () => {
  const { text } = buildReminder(session('2004-03-21'), { date: '2026-11-30', today, clinic, linkUrl: undefined })
  expect(text).toContain('su sesión del lunes 30 de noviembre a las 9:00')
})

test.each([
  ['Monday', '2026-11-23', '2026-11-25'],
  ['Thursday', '2026-11-26', '2026-11-30'],
  ['Friday', '2026-11-27', '2026-11-30'],
  ['Saturday', '2026-11-28', '2026-11-30'],
  ['Sunday', '2026-11-29', '2026-12-01'],
])('on a %s the third day is the next working day after tomorrow', (_, date, next) => {
  expect(getReminderDate('next', date)).toBe(next)
})

test('the third day is named by its weekday', () => {
  expect(listReminderDays('2026-11-27').map(({ label }) => label)).toEqual(['Hoy', 'Mañana', 'Lunes 30'])
})

test('a text about a session that is not to be reminded of leaves its end to the sender', () => {
  expect(buildSessionNote(session('2004-03-21'), { date: '2026-11-20', today, clinic, linkUrl: undefined })).toEqual({
    subject: 'Sesión del viernes 20 de noviembre',
    text: 'Hola Valentina, le escribimos de Centro Kallpa por su sesión del viernes 20 de noviembre a las 9:00 con Ana Torres.',
  })
})
