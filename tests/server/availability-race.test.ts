import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { buildPerson, registerClient, registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, buildInput } = await startAgenda()
const { api } = app
afterAll(() => app.close())

/** Makes each booking take longer between the check of its worker and the end of its transaction, so that a missing lock shows. */
beforeAll(async () => {
  await sql`
    create function take_time() returns trigger language plpgsql as 'begin perform pg_sleep(0.1); return null; end';
    create trigger take_time after insert on session for each row execute function take_time();
  `.execute(app.db)
})

type Entered = { date: string; workerId: string | undefined }

/** Reads the sessions that need a decision. */
const listUnsettled = (from: string, to: string) => api.get('/v1/sessions', { query: { from, to, unavailable: true } })

/** Returns the ids of the sessions during an absence or closing day. */
const pickDuring = ({ date, workerId }: Entered, sessions: Awaited<ReturnType<typeof listUnsettled>>) =>
  sessions.filter(({ sessionDate, worker }) => sessionDate === date && (workerId ?? worker.id) === worker.id).map(({ id }) => id)

/** Sends calls in their order, eight at a time: fewer than there are connections, so that nothing waits for one. */
async function sendEightAtATime(calls: readonly (() => Promise<unknown>)[]) {
  const waiting = calls.values()
  const outcomes: PromiseSettledResult<unknown>[] = []
  const send = async () => {
    for (const call of waiting) outcomes.push(...(await Promise.allSettled([call()])))
  }
  await Promise.all(Array.from({ length: 8 }, send))
  return outcomes
}

test('of 200 sessions that are booked while 50 absences are entered, those of an absence are listed once it is answered, and no more come', async () => {
  const workers = await Promise.all(Array.from({ length: 5 }, () => registerWorker(api)))
  const clients = await Promise.all(Array.from({ length: 10 }, () => registerClient(api)))
  const pairs = Array.from({ length: 10 }, (_, index) => addDays(tuesday, index)).flatMap((date) =>
    workers.map((workerId) => ({ date, workerId })),
  )
  const listed: { absence: Entered; ids: string[] }[] = []
  const enter = (absence: Entered) => async () => {
    const { date, workerId } = absence
    const body = { fromDate: date, toDate: date, startTime: 0, endTime: parseTimeOfDay('11:00'), ...(workerId && { workerId }) }
    await api.post('/v1/absences', { body })
    listed.push({ absence, ids: pickDuring(absence, await listUnsettled(date, date)) })
  }
  const bookAt = (pair: { date: string; workerId: string }, clock: string, clientId: string) => () =>
    api.post('/v1/sessions', { body: buildInput({ workerId: pair.workerId, clientId, sessionDate: pair.date, at: clock }) })
  const outcomes = await sendEightAtATime(
    pairs.flatMap((pair, index) => {
      const [one, other] = [clients[index % 5]!, clients[5 + (index % 5)]!]
      return [
        bookAt(pair, '08:00', one),
        bookAt(pair, '09:00', other),
        // Every tenth one closes the clinic.
        enter(index % 10 === 0 ? { ...pair, workerId: undefined } : pair),
        bookAt(pair, '10:00', one),
        bookAt(pair, '11:00', other),
      ]
    }),
  )
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(refusals)).toEqual(new Set([errorCode.conflict]))
  expect(listed).toHaveLength(50)
  expect(listed.some(({ ids }) => ids.length > 0)).toBe(true)
  const atTheEnd = await listUnsettled(pairs[0]!.date, pairs.at(-1)!.date)
  expect(atTheEnd.length).toBeGreaterThan(0)
  for (const { absence, ids } of listed)
    expect(
      pickDuring(absence, atTheEnd).filter((id) => !ids.includes(id)),
      JSON.stringify(absence),
    ).toEqual([])
})

test('a worker who is registered while a closing day is being entered cannot be booked on it', async () => {
  await sql`
    create function take_longer() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return null; end';
    create trigger take_longer after insert on absence for each row execute function take_longer();
  `.execute(app.db)
  const countEntering = async () => {
    const waiting = sql<object>`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    return (await waiting.execute(app.db)).rows.length
  }
  const clientId = await registerClient(api)
  for (const color of [undefined, 3]) {
    const date = addDays(tuesday, color === undefined ? 70 : 77)
    const entered = api.post('/v1/absences', { body: { fromDate: date, toDate: date } })
    await expect.poll(countEntering).toBe(1)
    const body = { person: buildPerson(), positions: [5 as const], ...(color !== undefined && { color }) }
    const { id: workerId } = await api.post('/v1/workers', { body })
    const booked = api.post('/v1/sessions', { body: buildInput({ workerId, clientId, sessionDate: date, at: '08:00' }) })
    await expect(booked).rejects.toMatchObject({ code: errorCode.conflict, details: [{ reason: 'closed' }] })
    await entered
  }
})
