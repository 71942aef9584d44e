import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { listReminderDays, parseReminderDate } from '#web/reminders/reminder-day.ts'
import { buildJointReminder, buildReminder, buildSessionNote } from '#web/session-data/session-message.ts'

type ReminderSession = Parameters<typeof buildReminder>[0]
const session = (birthDate: string | null, time = parseTimeOfDay('09:00')) =>
  ({
    client: { person: { name: 'Valentina', birthDate } },
    worker: { person: { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Medina' } },
    time,
  }) as ReminderSession
const clinic = { name: 'Centro Kallpa', phone: '(01) 445-1234' }
const today = '2026-11-23'

test('the reminder of an adult names the day, the hour, the worker and the clinic, with the link in its own paragraph', () => {
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
  ['someone of unknown age', null],
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

type JointSessions = Parameters<typeof buildJointReminder>[0]
type Fields = { id: string; name?: string; birthDate?: string | null; time: string; guardian?: string }
const ofClient = ({ id, name = 'Valentina', birthDate = '2018-05-14', time, guardian }: Fields) =>
  ({
    ...session(null, parseTimeOfDay(time)),
    client: { id, person: { name, birthDate }, ...(guardian && { guardianName: guardian, guardianPhone: '987654321' }) },
  }) as JointSessions[0]
const jointContext = { date: '2026-11-24', today, clinic, getLinkUrl: ({ id }: { id: string }) => `https://turnos.pe/${id}` }

test('several sessions of an adult are in one text, by time', () => {
  const both: JointSessions = [
    ofClient({ id: 'v', birthDate: '2004-03-21', time: '09:00' }),
    ofClient({ id: 'v', birthDate: '2004-03-21', time: '10:40' }),
  ]
  expect(buildJointReminder(both, jointContext)).toEqual({
    subject: 'Recordatorio: sesiones del martes 24 de noviembre',
    text:
      'Hola Valentina, le recordamos sus sesiones de mañana martes 24 de noviembre en Centro Kallpa: ' +
      'a las 9:00 con Ana Torres y a las 10:40 con Ana Torres. Si hay algún inconveniente, avísenos por favor al (01) 445-1234.\n\n' +
      'Aquí puede ver las próximas sesiones: https://turnos.pe/v',
  })
})

test('several sessions of a child name the child, and greet nobody by name', () => {
  const { text } = buildJointReminder([ofClient({ id: 'v', time: '09:00' }), ofClient({ id: 'v', time: '10:40' })], jointContext)
  expect(text).toMatch(/^Hola, le recordamos las sesiones de Valentina de mañana/)
})

test('a family gets one text to its guardian, with the hour and the link of each child', () => {
  const family: JointSessions = [
    ofClient({ id: 'm', name: 'Mateo', time: '09:00' }),
    ofClient({ id: 'v', time: '10:40', guardian: 'Carmen Rosa Peña' }),
  ]
  expect(buildJointReminder(family, { ...jointContext, takesReplies: true }).text).toBe(
    'Hola Carmen, le recordamos las sesiones de mañana martes 24 de noviembre en Centro Kallpa: ' +
      'Mateo a las 9:00 con Ana Torres y Valentina a las 10:40 con Ana Torres. ' +
      'Si hay algún inconveniente, avísenos por favor al (01) 445-1234.\n\n' +
      'Responda aquí si vienen o no:\nMateo: https://turnos.pe/m\nValentina: https://turnos.pe/v',
  )
})

test('clients with one telephone and no guardian are greeted without a name', () => {
  const couple: JointSessions = [
    ofClient({ id: 'm', birthDate: '1990-01-01', time: '09:00' }),
    ofClient({ id: 'v', birthDate: '1990-01-01', time: '10:40' }),
  ]
  expect(buildJointReminder(couple, { ...jointContext, getLinkUrl: () => undefined }).text).toMatch(
    /^Hola, le recordamos las sesiones de mañana[^\n]*$/,
  )
})

test.each([
  ['tomorrow', '2026-11-28', '2026-11-30', ['Hoy', 'Mañana, sábado 28', 'Lunes 30']],
  ['the next open day', '2026-11-30', '2026-11-30', ['Hoy', 'Mañana, sábado 28', 'Lunes 30']],
  ['another date', '2026-12-02', '2026-11-30', ['Hoy', 'Mañana, sábado 28', 'Lunes 30', 'Miércoles 2']],
  ['another date before the next open day', '2026-11-29', '2026-12-10', ['Hoy', 'Mañana, sábado 28', 'Domingo 29', 'Jueves 10']],
  ['tomorrow without an open day', '2026-11-28', null, ['Hoy', 'Mañana, sábado 28']],
])('the choices of a Friday that shows %s', (_, date, nextOpenDay, labels) => {
  expect(listReminderDays('2026-11-27', date, nextOpenDay).map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['', '2026-11-28'],
  ['?day=today', '2026-11-27'],
  ['?day=2026-12-10', '2026-12-10'],
  ['?day=2026-11-01', '2026-11-28'],
  ['?day=2026-02-30', '2026-11-28'],
])('the address %j shows %s on a Friday', (search, date) => {
  expect(parseReminderDate(new URL(`https://turnos.pe/admin/reminders/${search}`), '2026-11-27')).toBe(date)
})

test('a text about a session that is not to be reminded of leaves its end to the sender', () => {
  expect(buildSessionNote(session('2004-03-21'), { date: '2026-11-20', today, clinic, linkUrl: undefined })).toEqual({
    subject: 'Sesión del viernes 20 de noviembre',
    text: 'Hola Valentina, le escribimos de Centro Kallpa por su sesión del viernes 20 de noviembre a las 9:00 con Ana Torres.',
  })
})
