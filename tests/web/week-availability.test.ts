import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { filterSessions, formatFilter, parseFilter } from '#web/agenda-tools/filter.ts'
import { groupAvailability } from '#web/availability/clinic-availability.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeUnsettled, isUnsettled } from '#web/session-data/unsettled.ts'
import { describeAbsencesByDate, findUnavailableCells } from '#web/session-data/week-availability.ts'

const [tuesday, wednesday] = ['2026-11-24', '2026-11-25']
const workers = new Map([
  ['ana', { name: 'Ana Torres' }],
  ['jorge', { name: 'Jorge Bravo' }],
])

const absence = (fields: Partial<ListedAbsence>): ListedAbsence => ({
  id: '',
  workerId: 'ana',
  fromDate: tuesday,
  toDate: tuesday,
  startTime: null,
  endTime: null,
  createdAt: '',
  updatedAt: '',
  ...fields,
})

const turn = { startTime: parseTimeOfDay('08:00'), endTime: parseTimeOfDay('14:00') }
const describe = (...absences: ListedAbsence[]) => describeAbsencesByDate([tuesday, wednesday], groupAvailability(absences), workers, turn)

test('a day names who is absent in the order of names, each once, and a day on which everybody is there has no note', () => {
  const twice = [
    absence({ workerId: 'jorge' }),
    absence({ startTime: parseTimeOfDay('09:00'), endTime: parseTimeOfDay('10:00'), reason: 'Cita' }),
    absence({ startTime: parseTimeOfDay('12:00'), endTime: parseTimeOfDay('13:00') }),
  ]
  const notes = describe(...twice)
  expect(notes.get(tuesday)).toEqual({
    text: 'Ausentes: Ana Torres, Jorge Bravo',
    title: 'Ana Torres, ausente de 09:00 a 10:00 (Cita)\nAna Torres, ausente de 12:00 a 13:00\nJorge Bravo, ausente',
    isClosed: false,
  })
  expect(notes.has(wednesday)).toBe(false)
})

test('a day names only those who would work in the turn', () => {
  const afternoon = absence({ startTime: parseTimeOfDay('14:00'), endTime: parseTimeOfDay('19:00') })
  const absences = [afternoon, absence({ workerId: 'jorge', toDate: wednesday })]
  const period = { day: 3, startTime: parseTimeOfDay('08:00'), endTime: parseTimeOfDay('14:00'), fromDate: null, toDate: null }
  const hours = [{ id: '', workerId: 'jorge', createdAt: '', updatedAt: '', ...period }]
  const notes = describeAbsencesByDate([tuesday, wednesday], groupAvailability(absences, hours), workers, turn)
  expect([...notes].map(([date, { text, title }]) => ({ date, text, title }))).toEqual([
    { date: wednesday, text: 'Ausente: Jorge Bravo', title: 'Jorge Bravo, ausente' },
  ])
})

test('the name of a closing day comes before who is absent, and without a name it is called closed', () => {
  expect(describe(absence({ workerId: null, reason: 'Inmaculada' }), absence({})).get(tuesday)).toEqual({
    text: 'Inmaculada',
    title: 'Cerrado: Inmaculada\nAna Torres, ausente',
    isClosed: true,
  })
  expect(describe(absence({ workerId: null })).get(tuesday)?.text).toBe('Cerrado')
})

test('a day on which the clinic closes for some hours is not closed, and its head says when', () => {
  const hours = { startTime: parseTimeOfDay('09:00'), endTime: parseTimeOfDay('12:00') }
  expect(describe(absence({ workerId: null, reason: 'Fumigación', ...hours })).get(tuesday)).toEqual({
    text: 'Cerrado de 09:00 a 12:00: Fumigación',
    title: 'Cerrado de 09:00 a 12:00: Fumigación',
    isClosed: false,
  })
})

test('cells are unavailable to everybody on a closing day, and to one worker during absences too', () => {
  const cells = { dates: [tuesday, wednesday], rows: [parseTimeOfDay('09:00'), parseTimeOfDay('10:00')], duration: 45 }
  const availability = groupAvailability([
    absence({
      workerId: null,
      fromDate: wednesday,
      toDate: wednesday,
      startTime: parseTimeOfDay('10:30'),
      endTime: parseTimeOfDay('12:00'),
    }),
    absence({ endTime: parseTimeOfDay('09:30'), startTime: parseTimeOfDay('08:00') }),
  ])
  const keysOf = (worker: { id: string; name: string } | undefined) => [...findUnavailableCells(cells, availability, worker).keys()]
  expect(keysOf(undefined)).toEqual([`${wednesday} ${parseTimeOfDay('10:00')}`])
  expect(keysOf({ id: 'ana', name: 'Ana Torres' })).toEqual([
    `${tuesday} ${parseTimeOfDay('09:00')}`,
    `${wednesday} ${parseTimeOfDay('10:00')}`,
  ])
  expect(keysOf({ id: 'jorge', name: 'Jorge Bravo' })).toEqual([`${wednesday} ${parseTimeOfDay('10:00')}`])
})

const session = (fields: Partial<Session>) =>
  ({ state: 'confirmed', attended: null, worker: { id: 'ana' }, client: { id: 'ian' }, ...fields }) as Session

test('a session is settled when its reason is accepted, and when it has released its slot', () => {
  expect(isUnsettled(session({}))).toBe(false)
  expect(isUnsettled(session({ unavailable: 'absence' }))).toBe(true)
  expect(isUnsettled(session({ unavailable: 'absence', accepted: 'absence' }))).toBe(false)
  expect(isUnsettled(session({ unavailable: 'closed', accepted: 'absence' }))).toBe(true)
  expect(describeUnsettled(session({ unavailable: 'absence', state: 'canceled' }))).toBe('')
})

test('the filter of unsettled sessions counts those that the other filters leave', () => {
  const week = [session({ unavailable: 'absence' }), session({ unavailable: 'hours', worker: { id: 'jorge' } as never }), session({})]
  const filter = parseFilter({ worker: 'ana', absent: 'true' })
  const { shown, unsettled } = filterSessions(week, filter, () => 'confirmed')
  expect(shown).toEqual([week[0]])
  expect(unsettled).toBe(1)
  expect(filterSessions([session({})], filter, () => 'confirmed').unsettled).toBeUndefined()
  expect(parseFilter(formatFilter(filter))).toEqual(filter)
})
