import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { slots } from '#domain/slots.ts'
import { addDays } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, buildInput, changeState, registerPeople, put, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

type Schedule = Awaited<ReturnType<typeof createSchedule>>

/** Ends the morning at eleven, so that nothing begins at eleven any more. */
const shorten = ({ id, turns, ...schedule }: Schedule) =>
  api.put('/v1/schedules/{id}', {
    path: { id },
    body: {
      ...{ name: schedule.name, sessionDuration: schedule.sessionDuration, breakDuration: schedule.breakDuration },
      turns: turns.map((turn, index) => ({
        ...{ id: turn.id, name: turn.name, startTime: turn.startTime },
        endTime: index === 0 ? at('11:00') : turn.endTime,
      })),
    },
  })

describe.each<[string, (turnId: string) => Promise<() => Promise<unknown>>]>([
  ['a booking', async (turnId) => () => book({ turnId, at: '11:00' })],
  ['a standing booking', async (turnId) => () => book({ turnId, at: '11:00', sessionDate: null })],
  [
    'a bulk',
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
    'the return of a canceled session',
    async (turnId) => {
      const id = await book({ turnId, at: '11:00', state: 'canceled' })
      return () => changeState(id, { state: 'pending' })
    },
  ],
  [
    'an ended series that goes on',
    async (turnId) => {
      const ended = { turnId, at: '11:00', sessionDate: null, startsOn: addDays(tuesday, -14), endsOn: addDays(tuesday, -7) }
      const id = await book(ended)
      return () => put(id, { ...ended, endsOn: null })
    },
  ],
])('%s and a change of the schedule that rules it out', (_, prepare) => {
  test.each([true, false])('never both succeed, and one of them does (the change is sent first: %s)', async (first) => {
    for (let round = 0; round < 6; round++) {
      const schedule = await createSchedule(api)
      await registerPeople()
      const take = await prepare(schedule.turns[0]!.id)
      const both = first ? [shorten(schedule), take()] : [take(), shorten(schedule)]
      const outcomes = await Promise.allSettled(both)
      const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.code)
      expect(refusals).toHaveLength(1)
      expect([errorCode.badRequest, errorCode.multiple, errorCode.conflict]).toContain(refusals[0])
    }
  })
})

test('of many bookings and changes of the schedule at once each is whole: every session that was booked has its slot', async () => {
  const schedule = await createSchedule(api)
  const turnId = schedule.turns[0]!.id
  const clocks = ['08:00', '09:00', '10:00', '11:00']
  const people = await Promise.all(clocks.map(async () => ({ workerId: await registerWorker(api), clientId: await registerClient(api) })))
  const turn = schedule.turns[0]!
  const change = (sessionDuration: number, breakDuration: number) =>
    api.put('/v1/schedules/{id}', {
      path: { id: schedule.id },
      body: {
        ...{ name: 'Terapias', sessionDuration, breakDuration },
        turns: [{ id: turnId, name: turn.name, startTime: turn.startTime, endTime: turn.endTime }],
      },
    })
  const outcomes = await Promise.allSettled([
    ...clocks.map((clock, index) => book({ turnId, at: clock, ...people[index] })),
    change(60, 0),
    change(90, 30),
    ...clocks.map((clock, index) => book({ turnId, at: clock, sessionDate: addDays(tuesday, 1), ...people[index] })),
    change(45, 15),
  ])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect([errorCode.badRequest, errorCode.conflict]).toContain(outcome.reason.code)
  const now = await api.get('/v1/schedules/{id}', { path: { id: schedule.id } })
  const pace = { session: now.sessionDuration, pause: now.breakDuration }
  const starts = slots({ start: turn.startTime, end: turn.endTime }, pace)
  const booked = await app.db.selectFrom('session').where('turn_id', '=', turnId).select(['time', 'duration']).execute()
  expect(booked.length).toBe(outcomes.filter(({ status }, index) => status === 'fulfilled' && ![4, 5, 10].includes(index)).length)
  for (const { time, duration } of booked) expect([starts.includes(time), duration]).toEqual([true, now.sessionDuration])
})

test('a schedule that is deleted takes no booking, and one that is booked is not deleted', async () => {
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
