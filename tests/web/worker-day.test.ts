import { expect, test } from 'vitest'
import { formatClock, formatClockRange, parseTimeOfDay } from '#domain/clock.ts'
import type { Range } from '#domain/overlap.ts'
import { groupAvailability, type ListedHours } from '#web/availability/clinic-availability.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import type { Schedule, Session } from '#web/session-data/queries.ts'
import { arrangeDay, findOpeningMinute, getDayHours } from '#web/worker-day/arrange-day.ts'
import { assignLanes } from '#web/worker-day/lanes.ts'

const tuesday = '2026-11-24'

const createSchedule = (id: string, sessionDuration: number, turns: [id: string, start: string, end: string][]) =>
  ({
    id,
    name: id,
    sessionDuration,
    breakDuration: 0,
    turns: turns.map(([id, start, end]) => ({ id, name: id, startTime: parseTimeOfDay(start), endTime: parseTimeOfDay(end) })),
  }) as unknown as Schedule
const therapy = createSchedule('therapy', 45, [['morning', '08:00', '11:00']])
const consultation = createSchedule('consultation', 60, [['noon', '09:30', '12:30']])

const createWorker = (id: string) => ({ id, person: { name: id, fatherLastName: '', motherLastName: '' } }) as unknown as Session['worker']
const [ana, bruno, carla] = [createWorker('Ana'), createWorker('Bruno'), createWorker('Carla')]

const createSession = (worker: Session['worker'], start: string, fields: Partial<Session> = {}) =>
  ({
    worker,
    client: { id: start, person: {} },
    turnId: 'morning',
    time: parseTimeOfDay(start),
    day: 2,
    sessionDate: tuesday,
    state: 'confirmed',
    ...fields,
  }) as Session

const createHours = (workerId: string, start: string, end: string, day = 2): ListedHours => ({
  workerId,
  day,
  startTime: parseTimeOfDay(start),
  endTime: parseTimeOfDay(end),
  fromDate: null,
  toDate: null,
})
const createAbsence = (workerId: string | null, fields: Partial<ListedAbsence> = {}): ListedAbsence => ({
  id: '',
  workerId,
  fromDate: tuesday,
  toDate: tuesday,
  startTime: null,
  endTime: null,
  createdAt: '',
  updatedAt: '',
  ...fields,
})

interface Clinic {
  sessions?: Session[]
  shown?: Session[]
  absences?: ListedAbsence[]
  hours?: ListedHours[]
}

const arrange = ({ sessions = [], shown = sessions, absences = [], hours = [] }: Clinic) =>
  arrangeDay({
    date: tuesday,
    schedules: [therapy, consultation],
    offered: [therapy, consultation],
    workers: [bruno, carla, ana],
    sessions,
    shown,
    availability: groupAvailability(absences, hours),
    clientTimes: [],
  })
const formatTimes = (ranges: readonly Range[]) => ranges.map(({ start, end }) => formatClockRange(start, end))

test('those who work on the day come first, then others with sessions, and who neither works nor has sessions has no column', () => {
  const hours = [createHours('Ana', '08:00', '12:00', 1), createHours('Bruno', '08:00', '12:00'), createHours('Carla', '08:00', '12:00', 3)]
  expect(arrange({ hours }).map(({ worker }) => worker.id)).toEqual(['Bruno'])
  const withSession = arrange({ hours, sessions: [createSession(ana, '08:45')] })
  expect(withSession.map(({ worker }) => worker.id)).toEqual(['Bruno', 'Ana'])
  expect(withSession[1]?.freeTimes).toEqual([])
})

test('a session is as long as its own duration says, or else as those of its turn', () => {
  const [column] = arrange({ sessions: [createSession(ana, '08:00'), createSession(ana, '09:30', { duration: 20 })] })
  expect(formatTimes(column?.sessions ?? [])).toEqual(['08:00 – 08:45', '09:30 – 09:50'])
})

test('the shown hours are whole, and reach to sessions outside of the turns', () => {
  const day = { schedules: [therapy, consultation], offered: [therapy, consultation] }
  expect(formatTimes([getDayHours({ ...day, shown: [] })])).toEqual(['08:00 – 13:00'])
  expect(formatTimes([getDayHours({ ...day, shown: [createSession(ana, '07:15')] })])).toEqual(['07:00 – 13:00'])
})

test.each([
  { now: '10:45', opening: '10:00', reason: 'the first start of those that are being held' },
  { now: '11:20', opening: '10:30', reason: 'the start in the last hour at which the fewest sessions are cut' },
  { now: '10:20', opening: '09:40', reason: 'the first start of equals' },
  { now: '13:30', opening: '11:00', reason: 'the last sessions, when they began earlier' },
  { now: '07:30', opening: '06:30', reason: 'the hour before now, when nothing has begun' },
])('at $now the day opens at $opening: $reason', ({ now, opening }) => {
  const starts = ['08:00', '08:50', '09:40', '10:30']
  const sessions = [...starts, ...starts].map((start) => ({ start: parseTimeOfDay(start), end: parseTimeOfDay(start) + 45 }))
  const longer = ['10:00', '11:00'].map((start) => ({ start: parseTimeOfDay(start), end: parseTimeOfDay(start) + 50 }))
  expect(formatClock(findOpeningMinute([...longer, ...sessions], parseTimeOfDay(now)))).toBe(opening)
})

test('free times are the slots of the schedule of most sessions of the worker, then those of others that do not overlap', () => {
  const [free] = arrange({ sessions: [createSession(ana, '08:45')] })
  expect(free?.freeTimes.map(({ turnId, start }) => `${turnId} ${formatClock(start)}`)).toEqual([
    'morning 08:00',
    'morning 09:30',
    'morning 10:15',
    'noon 11:30',
  ])
  const [consulting] = arrange({ sessions: [createSession(ana, '10:30', { turnId: 'noon' })] })
  expect(consulting?.freeTimes.map(({ turnId, start }) => `${turnId} ${formatClock(start)}`)).toEqual([
    'morning 08:00',
    'morning 08:45',
    'noon 09:30',
    'noon 11:30',
  ])
})

test('a filtered session still takes its slot, and a canceled one does not', () => {
  const sessions = [createSession(ana, '08:00'), createSession(ana, '08:45', { state: 'canceled' })]
  const [column] = arrange({ sessions, shown: [] })
  expect(column?.sessions).toEqual([])
  expect(formatTimes(column?.freeTimes ?? [])[0]).toBe('08:45 – 09:30')
})

test('a minute without availability has one reason, and who is away in all working hours is absent', () => {
  const hours = [createHours('Ana', '09:00', '12:00'), createHours('Bruno', '08:00', '13:00')]
  const absences = [
    createAbsence('Ana', { startTime: parseTimeOfDay('08:30'), endTime: parseTimeOfDay('12:00'), reason: 'Cita' }),
    createAbsence('Bruno', { startTime: parseTimeOfDay('08:00'), endTime: parseTimeOfDay('09:00') }),
    createAbsence(null, { startTime: parseTimeOfDay('11:00'), endTime: parseTimeOfDay('13:00'), reason: 'Inventario' }),
  ]
  const [column, bruno] = arrange({ hours, absences })
  expect(column?.unavailable.map(({ start, end, label }) => `${formatClockRange(start, end)} ${label}`)).toEqual([
    '08:00 – 08:30 ',
    '08:30 – 11:00 Ausente: Cita',
    '11:00 – 13:00 Cerrado: Inventario',
  ])
  expect([column?.isAbsent, bruno?.isAbsent]).toEqual([true, false])
  expect(formatTimes(bruno?.freeTimes ?? [])).toEqual(['09:30 – 10:15', '10:15 – 11:00'])
})

test('ranges that overlap stand beside each other, and those that only touch have the whole width', () => {
  const range = (start: string, end: string) => ({ start: parseTimeOfDay(start), end: parseTimeOfDay(end) })
  const placed = assignLanes([range('10:00', '10:30'), range('08:00', '09:00'), range('08:30', '09:30'), range('09:00', '10:00')])
  expect(placed.map(({ start, lane, laneCount }) => `${formatClock(start)} ${lane + 1}/${laneCount}`)).toEqual([
    '08:00 1/2',
    '08:30 2/2',
    '09:00 1/2',
    '10:00 1/1',
  ])
})
