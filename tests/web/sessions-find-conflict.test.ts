import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { groupAvailability } from '#web/availability/clinic-availability.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import { ignoreAbsences, listBusyPeriods, listUnavailablePeriods } from '#web/session-data/busy/busy-period.ts'
import { findConflict } from '#web/session-data/busy/find-conflict.ts'
import type { Session } from '#web/session-data/queries.ts'
import { listWorkerOptions } from '#web/session-overlay/move/move-options.ts'

/** A client or worker, whose id is not that of the person. */
const as = (kind: 'client' | 'worker', name: string) => ({ id: `${kind} ${name}`, person: { id: name, name, fatherLastName: 'Torres' } })

const slot = { turnId: 'morning', date: '2026-11-24', time: parseTimeOfDay('09:00') }
const durations = new Map([['morning', 45]])

const toBusyTime = (session: Session) => ({ periods: listBusyPeriods([session], durations), durations })

const buildSession = (client: string, worker: string) =>
  ({
    id: `${client} with ${worker}`,
    client: as('client', client),
    worker: as('worker', worker),
    state: 'confirmed',
    turnId: slot.turnId,
    sessionDate: slot.date,
    time: slot.time,
  }) as Session

test('a worker cannot be the client of a session while working', () => {
  const conflict = findConflict(buildSession('Ana', 'Berta'), slot, toBusyTime(buildSession('Luis', 'Ana')))
  expect(conflict?.message).toBe('Ana Torres ya atiende a Luis Torres de 09:00 a 09:45')
})

test('a client cannot work during their own session', () => {
  const conflict = findConflict(buildSession('Luis', 'Ana'), slot, toBusyTime(buildSession('Ana', 'Berta')))
  expect(conflict?.message).toBe('Ana Torres ya tiene sesión con Berta Torres de 09:00 a 09:45')
})

test('sessions of four people have no conflict', () => {
  expect(findConflict(buildSession('Luis', 'Ana'), slot, toBusyTime(buildSession('Eva', 'Berta')))).toBeUndefined()
})

test('a session that was canceled is no conflict', () => {
  const canceled: Session = { ...buildSession('Luis', 'Ana'), state: 'canceled' }
  expect(findConflict(buildSession('Eva', 'Ana'), slot, toBusyTime(canceled))).toBeUndefined()
})

test('a series that moves from a date on prevents its move on later dates only if it moves alone', () => {
  const occurrence: Session = { ...buildSession('Luis', 'Ana'), standing: true, day: 2 }
  const later = { ...slot, date: '2026-12-01' }
  const busy = toBusyTime({ ...occurrence, sessionDate: later.date })
  expect(findConflict(occurrence, later, busy, { session: occurrence, scope: 'onwards' })).toBeUndefined()
  expect(findConflict(occurrence, later, busy, { session: occurrence, scope: 'once' })?.message).toBe(
    'Ana Torres ya atiende a Luis Torres de 09:00 a 09:45',
  )
})

test('a worker with a session as a client is no option for another session at that time', () => {
  const workers = [as('worker', 'Ana') as Session['worker']]
  const [option] = listWorkerOptions(buildSession('Luis', 'Carla'), slot, { workers, busy: toBusyTime(buildSession('Ana', 'Berta')) })
  expect(option?.conflict).toBe('con Berta Torres, 09:00 – 09:45')
})

const absence = (fields: Partial<ListedAbsence>): ListedAbsence => ({
  id: 'absence',
  workerId: 'worker Ana',
  fromDate: slot.date,
  toDate: slot.date,
  startTime: null,
  endTime: null,
  createdAt: '',
  updatedAt: '',
  ...fields,
})

/** The busy time of Ana, who is away as the absences and working hours say, besides these sessions. */
const away = (absences: ListedAbsence[], hours: Parameters<typeof groupAvailability>[1] = [], sessions: Session[] = []) => ({
  periods: [
    ...listBusyPeriods(sessions, durations),
    ...listUnavailablePeriods([as('worker', 'Ana') as Session['worker']], [slot.date], groupAvailability(absences, hours)),
  ],
  durations,
})

const tuesdayHours = (startTime: number, endTime: number) => [
  { workerId: 'worker Ana', day: 2, startTime, endTime, fromDate: null, toDate: null },
]

test('a worker in an absence cannot take a session, unless the user accepts', () => {
  expect(findConflict(buildSession('Luis', 'Ana'), slot, away([absence({ reason: 'Operación' })]))).toEqual({
    message: 'Ana Torres está ausente el 24 de noviembre (Operación)',
    reason: 'absence',
  })
  expect(findConflict(buildSession('Luis', 'Berta'), slot, away([absence({})]))).toBeUndefined()
})

test('on a closing day the clinic is the reason, also for a worker who is absent', () => {
  const closingDay = absence({ workerId: null, reason: 'Inmaculada' })
  expect(findConflict(buildSession('Luis', 'Ana'), slot, away([absence({}), closingDay]))).toEqual({
    message: 'La clínica cierra el 24 de noviembre (Inmaculada)',
    reason: 'closed',
  })
})

test('a session that ends after the working hours is outside of them, and one that fits is not', () => {
  const conflict = findConflict(buildSession('Luis', 'Ana'), slot, away([], tuesdayHours(parseTimeOfDay('09:00'), parseTimeOfDay('09:44'))))
  expect(conflict).toEqual({ message: 'Ana Torres no atiende los martes de 09:00 a 09:45', reason: 'hours' })
  expect(
    findConflict(buildSession('Luis', 'Ana'), slot, away([], tuesdayHours(parseTimeOfDay('09:00'), parseTimeOfDay('09:45')))),
  ).toBeUndefined()
})

test('a double booking comes before an absence, because nobody can accept it', () => {
  const busy = away([absence({})], [], [buildSession('Luis', 'Berta')])
  expect(findConflict(buildSession('Luis', 'Ana'), slot, busy)).toEqual({
    message: 'Luis Torres ya tiene sesión con Berta Torres de 09:00 a 09:45',
  })
})

test('a worker who is away can come as a client', () => {
  expect(findConflict(buildSession('Ana', 'Berta'), slot, away([absence({})]))).toBeUndefined()
})

test('absences do not prevent a series, but working hours do', () => {
  const [absent, outsideHours] = [away([absence({})]), away([], tuesdayHours(parseTimeOfDay('14:00'), parseTimeOfDay('18:00')))]
  expect(findConflict(buildSession('Luis', 'Ana'), slot, ignoreAbsences(absent))).toBeUndefined()
  expect(findConflict(buildSession('Luis', 'Ana'), slot, ignoreAbsences(outsideHours))?.reason).toBe('hours')
})

test('a worker who is not available is an option with a warning', () => {
  const workers = [as('worker', 'Ana') as Session['worker']]
  expect(listWorkerOptions(buildSession('Luis', 'Carla'), slot, { workers, busy: away([absence({})]) })).toEqual([
    { worker: workers[0], warning: 'ausente' },
  ])
})
