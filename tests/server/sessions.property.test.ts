import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Session } from '#api/generated/app.ts'
import { at } from '#domain/clock.ts'
import { slots } from '#domain/slots.ts'
import {
  type Agenda,
  type Entry,
  isDoubleBooked,
  listPossibleAgendas,
  type ModelOptions,
  normalizeAgenda,
  occurrencesInRange,
} from './agenda-model.ts'
import { type Cast, maxConcurrentCalls, type Step, sendCommand, step, toCommand } from './agenda-steps.ts'
import { createSchedule } from './create-records.ts'
import { insertClient, insertWorker } from './insert-records.ts'
import { startApp } from './start-app.ts'

/** Milliseconds for which sequences are tried. */
const patience = 20_000
/** What the sequences grow from: AGENDA_SEED=… plays those of an earlier run again. */
const seed = Number(process.env.AGENDA_SEED ?? Date.now() % 2 ** 31)

const app = await startApp({ now: '2026-11-21T15:00:00Z' })
afterAll(() => app.close())

// two pitches whose slots cross each other
const long = await createSchedule(app.api, {
  ...{ sessionDuration: 45, breakDuration: 15, turns: [{ name: 'Mañana', startTime: at('08:00'), endTime: at('11:00') }] },
})
const short = await createSchedule(app.api, {
  ...{ sessionDuration: 30, breakDuration: 0, turns: [{ name: 'Corto', startTime: at('08:30'), endTime: at('10:00') }] },
})
const slotsOf = ({ sessionDuration, breakDuration, turns }: typeof long) =>
  turns.flatMap(({ id, startTime, endTime }) =>
    slots({ start: startTime, end: endTime }, { session: sessionDuration, pause: breakDuration }).map((time) => ({ turnId: id, time })),
  )
const world: ModelOptions = {
  duration: ({ turnId }) => [long, short].find(({ turns }) => turns[0]!.id === turnId)!.sessionDuration,
  ...{ today: '2026-11-21', from: '2026-11-01', to: '2026-12-31' },
}

test('whatever several people do at once: nobody is booked twice, no session is lost, and every week is as it should be', async () => {
  const round = fc.array(step, { maxLength: maxConcurrentCalls, size: 'max' })
  const sequence = fc.array(round, { minLength: 6, maxLength: 16, size: 'max' })
  let playing = Promise.resolve()
  const property = fc.asyncProperty(sequence, (rounds) => {
    playing = play(rounds)
    return playing
  })
  const tried = await fc.check(property, { seed, numRuns: 10_000, interruptAfterTimeLimit: patience })
  await playing.catch(() => {}) // the one that was under way when time was up
  console.info(`${tried.numRuns} sequences grown from AGENDA_SEED=${seed}`)
  expect(tried.numRuns).toBeGreaterThan(0)
  if (tried.failed) expect.fail(fc.defaultReportMessage(tried))
}, 90_000)

/** Plays the rounds, the calls of each at once, and holds what there is in the end against the model. */
async function play(rounds: readonly Step[][]) {
  const cast = await makeCast()
  const known = new Map<string, Entry>()
  let agendas: Agenda[] = [[]]
  for (const round of rounds) {
    const commands = round.map((asked) => toCommand(asked, [...known.values()], cast)).filter((command) => command !== null)
    const calls = await Promise.all(
      commands.map(async (command, lane) => ({ command, answer: await sendCommand(cast.users[lane]!, command) })),
    )
    const next = listPossibleAgendas(agendas, calls, world)
    if (next.length === 0) throw new Error(`In no order could these calls be answered so: ${JSON.stringify({ calls, agendas }, null, 1)}`)
    agendas = next
    for (const entry of agendas.flat()) known.set(entry.id, entry)
  }

  const records = normalizeAgenda((await list(cast)).map(entryOf))
  const agenda = agendas.find((possible) => JSON.stringify(normalizeAgenda(possible)) === JSON.stringify(records))
  if (!agenda) return expect(records, 'the sessions that are kept').toEqual(normalizeAgenda(agendas[0]!))
  const { from, to } = world
  const weeks = normalizeAgenda((await list(cast, { from, to })).map(entryOf))
  expect(isDoubleBooked(weeks, world)).toBe(false)
  expect(weeks, 'what takes place').toEqual(normalizeAgenda(occurrencesInRange(agenda, world)))
}

/** New people for each sequence, so that all can be played on one database. */
async function makeCast(): Promise<Cast> {
  const several = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))
  return {
    clients: await several(3, () => insertClient(app.db)),
    workers: await several(2, () => insertWorker(app.db)),
    users: (await several(maxConcurrentCalls, () => app.makeUser({ access: ['sessions.mix'] }))).map(({ api }) => api),
    slots: [...slotsOf(long), ...slotsOf(short)],
  }
}

const list = async ({ workers, users }: Cast, period: { from?: string; to?: string } = {}) =>
  (await Promise.all(workers.map((workerId) => users[0]!.get('/v1/sessions', { query: { workerId, ...period } })))).flat()

function entryOf({ client, worker, startsOn = null, endsOn = null, attended = null, ...session }: Session): Entry {
  return { ...session, clientId: client.id, workerId: worker.id, startsOn, endsOn, attended }
}
