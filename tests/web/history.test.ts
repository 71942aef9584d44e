import { expect, test } from 'vitest'
import { describeChange } from '#web/history/describe/describe-change.ts'
import { nameAuthor } from '#web/history/describe/name-author.ts'
import { toChanges } from '#web/history/describe/to-changes.ts'
import { formatAgo } from '#web/history/format-ago.ts'
import type { Change, HistoryEntry } from '#web/history/queries.ts'

const [client, worker, other, user] = ['c', 'w', 'o', 'u']
const names = [
  { id: client, name: 'Lucía Fernández' },
  { id: worker, name: 'Ana Torres' },
  { id: other, name: 'Luis Paz' },
  { id: user, name: 'Rosa Pacheco' },
  { id: 'role', name: 'Recepción' },
  { id: 'read', name: 'Ver sesiones' },
]
let count = 0
const entry = (fields: Partial<HistoryEntry>): HistoryEntry => ({
  id: String(count++),
  at: '2026-11-28T15:00:00.000Z',
  userId: user,
  userName: 'rosa.pacheco',
  operation: null,
  correlationId: 'call',
  kind: 'session',
  recordId: 'r',
  before: null,
  after: null,
  names,
  ...fields,
})
const session = {
  clientId: client,
  workerId: worker,
  turnId: 't',
  day: 2,
  time: 480,
  duration: 45,
  sessionDate: '2026-11-24',
  state: 'pending',
}
const change = (...entries: Partial<HistoryEntry>[]): Change => toChanges(entries.map(entry))[0]!
const describeOne = (...entries: Partial<HistoryEntry>[]) => describeChange(change(...entries))
const series = { ...session, sessionDate: undefined, startsOn: '2026-11-03' }
const nothingElse = { details: [], hidden: 0 }

test.for<[string, Partial<HistoryEntry>, string]>([
  ['a booking', { after: session }, 'reservó mar 24 nov 08:00: Lucía Fernández con Ana Torres'],
  [
    'a series',
    { after: { ...session, sessionDate: undefined, startsOn: '2026-11-24' } },
    'reservó la serie de los martes 08:00: Lucía Fernández con Ana Torres',
  ],
  [
    'a second factor that was removed',
    { kind: 'user', recordId: user, before: { secondFactor: true } },
    'quitó la verificación en dos pasos del usuario Rosa Pacheco',
  ],
  [
    'a recovery code that was used',
    { kind: 'user', recordId: user, before: { secondFactor: true }, after: { secondFactor: true, recoveryCodeUsed: true } },
    'usó un código de recuperación del usuario Rosa Pacheco',
  ],
  [
    'a sign-in with a wrong code',
    { kind: 'sign-in', recordId: user, after: { refused: true, wrongCode: true } },
    'puso bien la contraseña y mal el código al iniciar sesión',
  ],
  [
    'a sign-in that was ended',
    { kind: 'sign-in', recordId: user, before: { browser: 'Firefox, Windows' } },
    'cerró un acceso abierto en Firefox, Windows',
  ],
  [
    'a sign-in that was ended, of an unknown browser',
    { kind: 'sign-in', recordId: user, before: {} },
    'cerró un acceso abierto en un navegador desconocido',
  ],
  ['a sign-in of a person who was erased later', { kind: 'sign-in', recordId: user }, 'inició o cerró sesión'],
  ['a deletion', { before: session }, 'eliminó la sesión de mar 24 nov 08:00: Lucía Fernández con Ana Torres'],
  [
    'a move',
    { before: session, after: { ...session, day: 4, sessionDate: '2026-11-26', time: 580 } },
    'movió de mar 24 nov 08:00 a jue 26 nov 09:40: Lucía Fernández con Ana Torres',
  ],
  [
    'a new worker and a note',
    { before: session, after: { ...session, workerId: other, note: 'x' } },
    'cambió de Ana Torres a Luis Paz y anotó en la sesión, mar 24 nov 08:00: Lucía Fernández con Luis Paz',
  ],
  [
    'a reply by the link',
    {
      kind: 'reply',
      operation: 'replyToSession',
      userId: null,
      recordId: client,
      after: { workerId: worker, turnId: 't', sessionDate: '2026-11-24', time: 480, reply: 'declined' },
    },
    'avisó por el enlace que no viene, mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  ],
  ['a state', { before: session, after: { ...session, state: 'canceled' } }, 'canceló, mar 24 nov 08:00: Lucía Fernández con Ana Torres'],
  [
    'attendance',
    { before: session, after: { ...session, attended: false } },
    'marcó que no vino, mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  ],
  [
    'a canceled date of a series',
    { series, after: { ...session, state: 'canceled' } },
    'canceló, mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  ],
  [
    'a date of a series that is to be confirmed',
    { series: { ...series, state: 'confirmed' }, after: session },
    'dejó pendiente, mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  ],
  [
    'a date of a series that its client confirmed',
    { series, operation: 'replyToSession', after: { ...session, state: 'confirmed' } },
    'confirmó, mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  ],
  [
    'attendance at a date of a series',
    { series: { ...series, state: 'confirmed' }, after: { ...session, state: 'confirmed', attended: true } },
    'marcó que vino, mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  ],
  [
    'a note on a date of a series',
    { series, after: { ...session, note: 'x' } },
    'anotó en la sesión, mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  ],
  [
    'a date of a series that is kept although the worker is absent',
    { series, after: { ...session, accepted: 'absence' } },
    'mantuvo la sesión, mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  ],
  [
    'a series with a last day',
    { after: { ...series, endsOn: '2026-11-30' } },
    'reservó la serie de los martes 08:00 (4 sesiones): Lucía Fernández con Ana Torres',
  ],
  [
    'a series that goes on for longer',
    { before: { ...series, endsOn: '2026-11-30' }, after: { ...series, endsOn: '2026-12-31' } },
    'alargó hasta el 29 dic la serie de los martes 08:00: Lucía Fernández con Ana Torres',
  ],
  [
    'a session that went to another client, to whom may not know the other',
    { operation: 'updateSession', before: session },
    'pasó la sesión de mar 24 nov 08:00 a otra persona',
  ],
  [
    'a session that came from another client, to whom may not know the other',
    { operation: 'updateSession', after: session },
    'pasó la sesión de mar 24 nov 08:00 de otra persona a Lucía Fernández',
  ],
  [
    'the end of a series by its last date',
    {
      operation: 'endSeries',
      before: { ...session, sessionDate: undefined, startsOn: '2026-11-03' },
      after: { ...session, sessionDate: undefined, startsOn: '2026-11-03', endsOn: '2026-11-30' },
    },
    'terminó el 24 nov la serie de los martes 08:00: Lucía Fernández con Ana Torres',
  ],
  ['a session whose people are erased', {}, 'cambió una sesión'],
  [
    'a telephone',
    {
      kind: 'person',
      recordId: client,
      before: { name: 'Lucía', phone: '911200300' },
      after: { name: 'Lucía', phone: '911200301', email: 'a@b.pe' },
    },
    'cambió los datos de Lucía Fernández: teléfono (antes 911 200 300, ahora 911 200 301), correo (antes vacío, ahora a@b.pe)',
  ],
  [
    'a name, in the order in which it is written',
    {
      kind: 'person',
      recordId: client,
      before: { motherLastName: 'B', fatherLastName: 'A', name: 'Lu' },
      after: { motherLastName: 'D', fatherLastName: 'C', name: 'Lucía' },
    },
    'cambió los datos de Lucía Fernández: nombre (antes Lu, ahora Lucía), primer apellido (antes A, ahora C), segundo apellido (antes B, ahora D)',
  ],
  [
    'an absence',
    { kind: 'absence', after: { workerId: worker, fromDate: '2026-12-01', toDate: '2026-12-01' } },
    'anotó la ausencia de Ana Torres el 1 de diciembre',
  ],
  [
    'a closing day',
    { kind: 'absence', before: { fromDate: '2026-12-25', toDate: '2026-12-25', reason: 'Navidad' } },
    'quitó que la clínica cierra el 25 de diciembre (Navidad)',
  ],
  ['an erased client', { kind: 'client', recordId: client, operation: 'eraseClient' }, 'borró los datos de un cliente'],
  ['a change of a client who was erased later', { kind: 'client', recordId: client }, 'cambió el cliente Lucía Fernández'],
  ['a new worker', { kind: 'worker', recordId: worker, after: {} }, 'registró el trabajador Ana Torres'],
  ['a deleted worker', { kind: 'worker', recordId: worker, before: {} }, 'eliminó el trabajador Ana Torres'],
  ['working hours', { kind: 'working-hours', recordId: worker, after: { day: 1 } }, 'cambió las horas de trabajo de Ana Torres'],
  ['who waits for a slot', { kind: 'waiting-entry', after: { clientId: client } }, 'puso a Lucía Fernández en la lista de espera'],
  ['who waits no longer', { kind: 'waiting-entry', before: { clientId: client } }, 'quitó a Lucía Fernández de la lista de espera'],
  [
    'a reminder',
    { kind: 'reminder', recordId: client, after: { workerId: worker, day: 2, time: 480, sessionDate: '2026-11-24' } },
    'anotó el recordatorio de mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  ],
  ['a calendar feed', { kind: 'feed', recordId: worker, after: {} }, 'creó el calendario por suscripción de Ana Torres'],
  [
    'a schedule that was renamed',
    { kind: 'schedule', before: { name: 'A' }, after: { name: 'B' } },
    'cambió el horario B: nombre (antes A, ahora B)',
  ],
  ['a new role', { kind: 'role', recordId: 'role', after: { name: 'Recepción' } }, 'creó el rol Recepción'],
  ['a deleted user', { kind: 'user', recordId: user, before: { name: 'rosa' } }, 'eliminó el usuario Rosa Pacheco'],
  ['a wrong password', { kind: 'sign-in', after: { refused: true } }, 'probó una contraseña incorrecta al iniciar sesión'],
  ['access of a role', { kind: 'role', recordId: 'role', after: { accessId: 'read' } }, 'dio al rol Recepción: Ver sesiones'],
  [
    'a new password',
    { kind: 'user', recordId: user, before: { name: 'rosa' }, after: { name: 'rosa', renewed: true } },
    'cambió la contraseña del usuario Rosa Pacheco',
  ],
])('the history tells %s', ([, fields, text]) => {
  expect(describeOne(fields).text).toBe(text)
})

test('a client and the person that is registered along are one sentence', () => {
  const call = describeOne({ kind: 'client', recordId: client, after: {} }, { kind: 'person', recordId: 'p', after: { name: 'Lucía' } })
  expect(call).toEqual({ text: 'registró el cliente Lucía Fernández', ...nothingElse })
})

test('the sign-ins that one call ended are counted and named', () => {
  const signIn = { kind: 'sign-in' as const, recordId: user }
  const call = describeOne({ ...signIn, before: { browser: 'Firefox, Windows' } }, { ...signIn, before: {} })
  expect(call).toEqual({ text: 'cerró 2 accesos abiertos: Firefox, Windows; un navegador desconocido', ...nothingElse })
})

test('the sign-ins that ended with a new second factor have no line of their own', () => {
  const call = describeOne(
    { kind: 'sign-in', recordId: user, before: { browser: 'Firefox, Windows' } },
    { kind: 'user', recordId: user, after: { secondFactor: true } },
  )
  expect(call).toEqual({ text: 'activó la verificación en dos pasos del usuario Rosa Pacheco', ...nothingElse })
})

test('a link names its client, although the entries of its workers do not', () => {
  const link = { kind: 'public-link' as const, recordId: 'link' }
  const ofWorker = { ...link, after: { workerId: worker } }
  expect(describeOne(ofWorker, { ...link, after: { clientId: client, scheduleId: 's' } }).text).toBe(
    'creó el enlace público de Lucía Fernández',
  )
  expect(describeOne(ofWorker).text).toBe('cambió un enlace público')
})

test('the bookings of one call are counted, and listed below', () => {
  const call = describeOne({ after: session }, { recordId: 's', after: { ...session, sessionDate: '2026-12-01' } })
  expect(call.text).toBe('reservó 2 sesiones')
  expect(call.details.map(({ text }) => text)).toEqual([
    'reservó mar 24 nov 08:00: Lucía Fernández con Ana Torres',
    'reservó mar 1 dic 08:00: Lucía Fernández con Ana Torres',
  ])
})

test('changes of other calls, and those without a call, stand alone', () => {
  const own = { userId: null, userName: null, correlationId: null }
  expect(toChanges([entry({}), entry({ correlationId: 'next' }), entry(own), entry(own)])).toHaveLength(4)
})

test('an erasure does not hide another call that was sent with the same correlation id', () => {
  const erasure = entry({ kind: 'client', operation: 'eraseClient' })
  const changes = toChanges([erasure, entry({ operation: 'deleteSession', before: session })])
  expect(changes.map((one) => describeChange(one).text)).toEqual([
    'borró los datos de un cliente',
    'eliminó la sesión de mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  ])
})

test('the author is the person of the user, the user name, or the server', () => {
  expect(nameAuthor(change({}))).toBe('Rosa Pacheco')
  expect(nameAuthor(change({ names: [] }))).toBe('rosa.pacheco')
  expect(nameAuthor(change({ userName: null, names: [] }))).toBe('Alguien')
  expect(nameAuthor(change({ userId: null }))).toBe('El sistema')
  const reply = { kind: 'reply' as const, operation: 'replyToSession', userId: null, recordId: client, after: { reply: 'declined' } }
  expect(nameAuthor(change(reply))).toBe('Lucía Fernández')
})

test('a deleted client is told by the client, with the series that ended below', () => {
  const ended = { before: series, after: { ...series, endsOn: '2026-11-30' } }
  expect(describeOne({ kind: 'client', recordId: client, before: { note: 'x' } }, ended)).toMatchObject({
    text: 'eliminó el cliente Lucía Fernández',
    details: [{ text: 'terminó el 24 nov la serie de los martes 08:00: Lucía Fernández con Ana Torres' }],
  })
})

test('the reminders of one client are counted', () => {
  const remind = (time: number) => ({
    kind: 'reminder' as const,
    recordId: client,
    after: { workerId: worker, day: 2, time, sessionDate: '2026-11-24' },
  })
  expect(describeOne(remind(480), remind(540))).toMatchObject({ text: 'anotó 2 recordatorios', details: { length: 2 } })
})

test('several records of one kind are counted', () => {
  const turn = (name: string) => ({ kind: 'turn' as const, recordId: name, after: { name } })
  expect(describeOne(turn('Mañana'), turn('Tarde'))).toMatchObject({ text: 'creó 2 turnos', details: { length: 2 } })
  const closing = (date: string) => ({ kind: 'absence' as const, recordId: date, after: { fromDate: date, toDate: date } })
  expect(describeOne(closing('2026-12-08'), closing('2026-12-25')).text).toBe('anotó 2 ausencias y cierres')
})

test('a schedule with its turns is told by the schedule', () => {
  const created = { kind: 'schedule' as const, recordId: 'schedule', after: { name: 'Terapias' } }
  expect(describeOne({ kind: 'turn', recordId: 'turn', after: { name: 'Mañana' } }, created)).toMatchObject({
    text: 'creó el horario Terapias',
    details: [{ text: 'creó el turno Mañana' }],
  })
})

test('what the response does not show is counted, and the sentence counts all', () => {
  const bookings = Array.from({ length: 3 }, (_, index) => ({ recordId: `s${index}`, after: { ...session, time: 480 + 60 * index } }))
  const large = { ...change(...bookings), count: 83, leftOut: 80, sessionActions: [{ action: 'booked' as const, count: 83 }] }
  expect(describeChange(large)).toMatchObject({ text: 'reservó 83 sesiones', details: { length: 3 }, hidden: 80 })
  const mixed = { ...change({ kind: 'person', after: {} }, { kind: 'reply' }), count: 22, leftOut: 20 }
  expect(describeChange(mixed)).toMatchObject({ text: 'hizo 22 cambios', hidden: 20 })
})

test('an undo says what it takes back, and a redo what it does again', () => {
  const removed = { operation: 'undoChange', before: session }
  const undo = { ...change(removed), undoes: 'booking' }
  expect(describeChange(undo).text).toBe('deshizo: reservó mar 24 nov 08:00: Lucía Fernández con Ana Torres')
  expect(describeChange({ ...change({ operation: 'undoChange', after: session }), undoes: 'undo', redoes: 'booking' }).text).toBe(
    'rehízo: reservó mar 24 nov 08:00: Lucía Fernández con Ana Torres',
  )
  const phone = { kind: 'person' as const, recordId: client, before: { phone: '911200301' }, after: { phone: '911200300' } }
  expect(describeChange({ ...change(phone), undoes: 'edit' }).text).toBe(
    'deshizo: cambió los datos de Lucía Fernández: teléfono (antes 911 200 300, ahora 911 200 301)',
  )
})

test.for([
  [30, 'hace un momento'],
  [300, 'hace 5 min'],
  [2 * 3600, 'hace 2 h'],
  [30 * 3600, 'hace 1 día'],
  [3 * 86_400, 'hace 3 días'],
  [30 * 86_400, 'el 29 oct 2026'],
] as const)('%i seconds ago is %s', ([seconds, text]) => {
  const now = new Date('2026-11-28T15:00:00Z')
  expect(formatAgo(new Date(now.getTime() - seconds * 1000).toISOString(), now, 'America/Lima')).toBe(text)
})
