import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { listDates } from '#domain/periods.ts'
import { listSlots as listStarts } from '#domain/slots.ts'
import { addDays } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertClient } from './insert-records.ts'
import { tuesday } from './start-agenda.ts'
import { startWaitingList } from './start-waiting-list.ts'

const agenda = await startWaitingList()
const { app, people, registerPeople, wait, schedule, morning, book, changeState, setHours, addAbsence, close, listMatches, listSlots } =
  agenda
const { api } = app
const afternoon = schedule.turns[1]!.id
const nextTuesday = addDays(tuesday, 7)
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('waiting_entry').execute()
  await app.db.deleteFrom('absence').execute()
  await registerPeople()
})

/** The slots of a day with Ana as "08:00 09:00". */
const listStartsWithAna = async (id: string, date = tuesday) =>
  (await listSlots(id, date)).filter(({ workerIds }) => workerIds.includes(people.ana)).map(({ time }) => time / 60)

test('a freed slot lists whom it suits, those who have waited longest first', async () => {
  const clients = await Promise.all([0, 1, 2, 3].map(() => registerClient(api)))
  const [first, second, third, fourth] = clients
  const entries = [
    await wait({ clientId: first!, days: [2, 4], toTime: parseTimeOfDay('12:00') }),
    await wait({ clientId: second!, days: [3] }),
    await wait({ clientId: third!, workerIds: [people.ana], scheduleId: schedule.id, fromDate: tuesday, untilDate: tuesday }),
    await wait({ clientId: fourth!, fromTime: parseTimeOfDay('09:15') }),
    await wait({ workerIds: [await registerWorker(api)] }),
  ]
  expect(await listMatches(tuesday, parseTimeOfDay('09:00'))).toEqual([entries[0], entries[2]])
  expect(await listMatches(tuesday, parseTimeOfDay('11:00'))).toEqual([entries[0], entries[2], entries[3]])
  expect(await listMatches(nextTuesday, parseTimeOfDay('11:00'))).toEqual([entries[0], entries[3]])
})

test('a slot is offered to nobody who has a session then, on this date or every week', async () => {
  const entry = await wait()
  const other = await registerWorker(api)
  expect(await listMatches(tuesday, parseTimeOfDay('09:00'))).toEqual([entry])
  const dated = await book({ workerId: other })
  expect(await listMatches(tuesday, parseTimeOfDay('09:00'))).toEqual([])
  expect(await listMatches(tuesday, parseTimeOfDay('10:00'))).toEqual([entry])
  await changeState(dated, { state: 'canceled' })
  expect(await listMatches(tuesday, parseTimeOfDay('09:00'))).toEqual([entry])
  const series = await book({ workerId: other, sessionDate: null, startsOn: nextTuesday })
  expect(await listMatches(nextTuesday, parseTimeOfDay('09:00'))).toEqual([])
  await changeState(series, { state: 'postponed', sessionDate: nextTuesday })
  expect(await listMatches(nextTuesday, parseTimeOfDay('09:00'))).toEqual([entry])
  expect(await listMatches(addDays(nextTuesday, 7), parseTimeOfDay('09:00'))).toEqual([])
})

test('a slot is offered to nobody while its worker is busy or not available', async () => {
  const entry = await wait()
  const session = await book({ clientId: people.eva })
  expect(await listMatches(tuesday, parseTimeOfDay('09:00'))).toEqual([])
  await changeState(session, { state: 'canceled' })
  expect(await listMatches(tuesday, parseTimeOfDay('09:00'))).toEqual([entry])
  const absence = await addAbsence({ fromDate: tuesday, toDate: tuesday, times: ['08:00', '09:30'] })
  expect(await listMatches(tuesday, parseTimeOfDay('09:00'))).toEqual([])
  await agenda.removeAbsence(absence)
  await close({ fromDate: nextTuesday, toDate: nextTuesday })
  expect(await listMatches(nextTuesday, parseTimeOfDay('09:00'))).toEqual([])
  await setHours([2, '08:30', '12:00'])
  expect(await listMatches(tuesday, parseTimeOfDay('08:00'))).toEqual([])
  expect(await listMatches(tuesday, parseTimeOfDay('09:00'))).toEqual([entry])
})

test('a slot is not offered to the client whose canceled session keeps it, nor to its own worker', async () => {
  await wait()
  await changeState(await book({}), { state: 'canceled' })
  expect(await listMatches(tuesday, parseTimeOfDay('09:00'))).toEqual([])
  const { person_id } = await app.db.selectFrom('worker').where('id', '=', people.ana).select('person_id').executeTakeFirstOrThrow()
  const ana = await insertClient(app.db, { person_id })
  const entry = await wait({ clientId: ana })
  expect(await listMatches(tuesday, parseTimeOfDay('09:00'))).toEqual([])
  expect(await listStartsWithAna(entry)).toEqual([])
  const bruno = await registerWorker(api)
  expect(await listMatches(tuesday, parseTimeOfDay('10:00'), bruno)).toHaveLength(2)
})

test('a slot that has begun is free for nobody', async () => {
  const entry = await wait()
  // It is ten o'clock in the clinic.
  const today = '2026-11-21'
  expect(await listMatches(today, parseTimeOfDay('09:00'))).toEqual([])
  expect(await listMatches(today, parseTimeOfDay('10:00'))).toEqual([entry])
  expect(await listMatches(addDays(today, -1), parseTimeOfDay('11:00'))).toEqual([])
  expect((await listSlots(entry, addDays(today, -7), tuesday))[0]).toMatchObject({ sessionDate: today, time: parseTimeOfDay('10:00') })
  expect(await listSlots(entry, addDays(today, -7), addDays(today, -1))).toEqual([])
})

test('a time without a slot, an unknown turn and worker, and a period that is too long are bad requests', async () => {
  await expect(listMatches(tuesday, parseTimeOfDay('09:10'))).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'time' }],
  })
  await expect(listMatches(tuesday, parseTimeOfDay('09:00'), people.luis)).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'workerId', message: 'Este trabajador no existe.' }],
  })
  const query = { turnId: people.luis, workerId: people.ana, sessionDate: tuesday, time: parseTimeOfDay('09:00') }
  await expect(api.get('/v1/waiting-list/matches', { query })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'turnId', message: 'Este turno no existe.' }],
  })
  const entry = await wait()
  expect(await listSlots(entry, tuesday, addDays(tuesday, 27))).not.toHaveLength(0)
  for (const to of [addDays(tuesday, 28), addDays(tuesday, -1)])
    await expect(listSlots(entry, tuesday, to)).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'to' }] })
})

test('the free slots of an entry are those of its schedule, workers, days and times, with who is free', async () => {
  const bruno = await registerWorker(api)
  const workerIds = [people.ana, bruno].sort()
  const entry = await wait({
    scheduleId: schedule.id,
    workerIds: [bruno, people.ana],
    days: [2],
    fromTime: parseTimeOfDay('10:00'),
    toTime: parseTimeOfDay('15:00'),
  })
  await createSchedule(api)
  await book({ clientId: people.eva, at: '10:00' })
  await book({ clientId: people.eva, workerId: bruno, at: '11:00', sessionDate: null, startsOn: nextTuesday })
  await close({ fromDate: nextTuesday, toDate: nextTuesday, times: ['14:30', '20:00'] })
  const slot = (sessionDate: string, time: string, turnId: string, workerIds: string[]) => ({
    turnId,
    sessionDate,
    time: parseTimeOfDay(time),
    workerIds,
  })
  expect(await listSlots(entry, '2026-11-22', '2026-12-05')).toEqual([
    slot(tuesday, '10:00', morning, [bruno]),
    slot(tuesday, '11:00', morning, workerIds),
    slot(tuesday, '14:00', afternoon, workerIds),
    slot(nextTuesday, '10:00', morning, workerIds),
    slot(nextTuesday, '11:00', morning, [people.ana]),
  ])
  await book({ workerId: await registerWorker(api), at: '11:00' })
  expect(await listStartsWithAna(entry)).toEqual([14])
})

test('the slots of an entry are those in which it is offered the slot', async () => {
  const bruno = await registerWorker(api)
  const entry = await wait({ days: [1, 2, 3, 4], toTime: parseTimeOfDay('17:00'), fromDate: '2026-11-24', workerIds: [people.ana, bruno] })
  await setHours([1, '08:00', '18:00'], [2, '09:00', '12:00'], [2, '12:00', '16:00'], [3, '08:00', '18:00'], [4, '14:00', '18:00'])
  await addAbsence({ fromDate: '2026-11-25', toDate: '2026-11-26', times: ['09:30', '14:30'] })
  await close({ fromDate: '2026-12-02', toDate: '2026-12-02' })
  await book({ clientId: people.eva, workerId: bruno, sessionDate: null, startsOn: '2026-11-01', at: '10:00' })
  const series = await book({ workerId: bruno, sessionDate: null, startsOn: '2026-11-01', at: '11:00' })
  await changeState(series, { state: 'canceled', sessionDate: nextTuesday })
  await changeState(await book({ sessionDate: '2026-11-25', at: '08:00' }), { state: 'postponed' })
  const period = { from: '2026-11-22', to: '2026-12-05' }
  const slots = await listSlots(entry, period.from, period.to)
  const listed = slots.flatMap(({ turnId, sessionDate, time, workerIds }) =>
    workerIds.map((workerId) => `${sessionDate} ${time} ${turnId} ${workerId}`),
  )
  const turns = schedule.turns.flatMap(({ id, startTime, endTime }) =>
    listStarts({ start: startTime, end: endTime }, { session: 45, breakAfter: 15 }).map((time) => ({ turnId: id, time })),
  )
  const offered: string[] = []
  for (const sessionDate of listDates(period))
    for (const { turnId, time } of turns)
      for (const workerId of [people.ana, bruno].sort()) {
        const matches = await api.get('/v1/waiting-list/matches', { query: { turnId, sessionDate, time, workerId } })
        if (matches.some(({ id }) => id === entry)) offered.push(`${sessionDate} ${time} ${turnId} ${workerId}`)
      }
  // Other tests have their own schedules.
  expect(listed.filter((slot) => turns.some(({ turnId }) => slot.includes(turnId)))).toEqual(offered)
  expect(offered.length).toBeGreaterThan(20)
})
