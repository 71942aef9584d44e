import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { Schedule } from '#api/generated/app.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { listSlots } from '#domain/slots.ts'
import { addDays } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker, toScheduleUpdate } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, buildInput, changeState, registerPeople, put, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

/** Ends the morning at eleven, which removes the slot at eleven. */
function shorten(schedule: Schedule) {
  const { turns, ...update } = toScheduleUpdate(schedule)
  const shortTurns = turns.map((turn, index) => (index === 0 ? { ...turn, endTime: parseTimeOfDay('11:00') } : turn))
  return api.put('/v1/schedules/{id}', { path: { id: schedule.id }, body: { ...update, turns: shortTurns } })
}

describe.each<[string, (turnId: string) => Promise<() => Promise<unknown>>]>([
  ['a booking', async (turnId) => () => book({ turnId, at: '11:00' })],
  ['a booking of a series', async (turnId) => () => book({ turnId, at: '11:00', sessionDate: null })],
  [
    'a bulk booking',
    async (turnId) => () =>
      api.post('/v1/sessions/bulk', {
        body: { sessions: [buildInput({ turnId, at: '11:00' }), buildInput({ turnId, at: '08:00', sessionDate: null })] },
      }),
  ],
  [
    'a move',
    async (turnId) => {
      const id = await book({ turnId, at: '10:00' })
      return () => put(id, { turnId, at: '11:00' })
    },
  ],
  [
    'reactivating a canceled session',
    async (turnId) => {
      const id = await book({ turnId, at: '11:00', state: 'canceled' })
      return () => changeState(id, { state: 'pending' })
    },
  ],
  [
    'continuing an ended series',
    async (turnId) => {
      const endedSeries = { turnId, at: '11:00', sessionDate: null, startsOn: addDays(tuesday, -14), endsOn: addDays(tuesday, -7) }
      const id = await book(endedSeries)
      return () => put(id, { ...endedSeries, endsOn: null })
    },
  ],
])('of %s and a concurrent change of the schedule that removes its slot', (_, prepare) => {
  test.each([true, false])('exactly one succeeds (change sent first: %s)', async (changeFirst) => {
    for (let round = 0; round < 6; round++) {
      const schedule = await createSchedule(api)
      await registerPeople()
      const write = await prepare(schedule.turns[0]!.id)
      const calls = changeFirst ? [shorten(schedule), write()] : [write(), shorten(schedule)]
      const outcomes = await Promise.allSettled(calls)
      const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.code)
      expect(refusals).toHaveLength(1)
      expect([errorCode.badRequest, errorCode.multiple, errorCode.conflict]).toContain(refusals[0])
    }
  })
})

test('after concurrent bookings and changes of the schedule, every booked session is in a slot', async () => {
  const schedule = await createSchedule(api)
  const turnId = schedule.turns[0]!.id
  const clocks = ['08:00', '09:00', '10:00', '11:00']
  const pairs = await Promise.all(clocks.map(async () => ({ workerId: await registerWorker(api), clientId: await registerClient(api) })))
  const turn = schedule.turns[0]!
  const change = (sessionDuration: number, breakDuration: number) =>
    api.put('/v1/schedules/{id}', {
      path: { id: schedule.id },
      body: { ...toScheduleUpdate(schedule), sessionDuration, breakDuration, turns: [toScheduleUpdate(schedule).turns[0]!] },
    })
  const outcomes = await Promise.allSettled([
    ...clocks.map((clock, index) => book({ turnId, at: clock, ...pairs[index] })),
    change(60, 0),
    change(90, 30),
    ...clocks.map((clock, index) => book({ turnId, at: clock, sessionDate: addDays(tuesday, 1), ...pairs[index] })),
    change(45, 15),
  ])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect([errorCode.badRequest, errorCode.conflict]).toContain(outcome.reason.code)
  const changed = await api.get('/v1/schedules/{id}', { path: { id: schedule.id } })
  const lengths = { session: changed.sessionDuration, breakAfter: changed.breakDuration }
  const starts = listSlots({ start: turn.startTime, end: turn.endTime }, lengths)
  const booked = await app.db.selectFrom('session').where('turn_id', '=', turnId).select(['time', 'duration']).execute()
  expect(booked.length).toBe(outcomes.filter(({ status }, index) => status === 'fulfilled' && ![4, 5, 10].includes(index)).length)
  for (const { time, duration } of booked) expect([starts.includes(time), duration]).toEqual([true, changed.sessionDuration])
})

test('of a concurrent booking and deletion of a schedule, exactly one succeeds', async () => {
  for (let round = 0; round < 6; round++) {
    const schedule = await createSchedule(api)
    await registerPeople()
    const outcomes = await Promise.allSettled([
      book({ turnId: schedule.turns[0]!.id, clientId: people.eva }),
      api.delete('/v1/schedules/{id}', { path: { id: schedule.id } }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})
