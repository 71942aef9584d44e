import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Api } from '#api/client.ts'
import type { Session } from '#api/generated/app.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { listSlots } from '#domain/slots.ts'
import { propertySeed } from '../property-seed.ts'
import { listPossibleAgendas } from './agenda-commands.ts'
import {
  type Agenda,
  isDoubleBooked,
  listOccurrencesInRange,
  type ModelOptions,
  type ModelSession,
  normalizeAgenda,
} from './agenda-model.ts'
import { anyStep, type PeopleAndSlots, type Step, toCommand } from './agenda-steps.ts'
import { createSchedule } from './create-records.ts'
import { insertClient, insertPerson, insertWorker } from './insert-records.ts'
import { sendCommand } from './send-command.ts'
import { startApp } from './start-app.ts'

/** The largest number of concurrent calls. */
const maxConcurrentCalls = 4
/** About ten seconds on two cores; `npm run explore` plays more, each round with a fresh seed. */
const numberOfSequences = 60

const app = await startApp({ now: '2026-11-21T15:00:00Z' })
afterAll(() => app.close())

// The slots of the two schedules overlap.
const long = await createSchedule(app.api, {
  sessionDuration: 45,
  breakDuration: 15,
  turns: [{ name: 'Mañana', startTime: parseTimeOfDay('08:00'), endTime: parseTimeOfDay('11:00') }],
})
const short = await createSchedule(app.api, {
  sessionDuration: 30,
  breakDuration: 0,
  turns: [{ name: 'Corto', startTime: parseTimeOfDay('08:30'), endTime: parseTimeOfDay('10:00') }],
})
const listScheduleSlots = ({ sessionDuration, breakDuration, turns }: typeof long) =>
  turns.flatMap(({ id, startTime, endTime }) =>
    listSlots({ start: startTime, end: endTime }, { session: sessionDuration, breakAfter: breakDuration }).map((time) => ({
      turnId: id,
      time,
    })),
  )
const fixedOptions: Omit<ModelOptions, 'getPerson'> = {
  getDuration: ({ turnId }) => [long, short].find(({ turns }) => turns[0]!.id === turnId)!.sessionDuration,
  today: '2026-11-21',
  from: '2026-11-01',
  to: '2026-12-31',
}

test('concurrent random calls never book anybody twice, lose no session, and leave the same weeks as the model', async () => {
  const round = fc.array(anyStep, { maxLength: maxConcurrentCalls, size: 'max' })
  const sequence = fc.array(round, { minLength: 6, maxLength: 16, size: 'max' })
  await fc.assert(fc.asyncProperty(sequence, playSequence), {
    seed: propertySeed,
    numRuns: numberOfSequences,
    // A failure is reported with the shortest sequence that was found until then.
    interruptAfterTimeLimit: 250_000,
    markInterruptAsFailure: true,
  })
})

/** Sends the calls of each round concurrently, and compares the sessions at the end with the model. */
async function playSequence(rounds: readonly Step[][]) {
  const peopleAndSlots = await createPeopleAndSlots()
  const { clients, workers } = peopleAndSlots
  const options = { ...fixedOptions, getPerson: (id: string) => (id === clients.at(-1) ? workers.at(-1)! : id) }
  const users = await createMany(maxConcurrentCalls, () => app.makeUser({ access: ['sessions.mix'] }))
  const sessions = new Map<string, ModelSession>()
  let agendas: Agenda[] = [[]]
  for (const round of rounds) {
    const commands = round.map((step) => toCommand(step, [...sessions.values()], peopleAndSlots)).filter((command) => command !== null)
    const calls = await Promise.all(
      commands.map(async (command, index) => ({ command, result: await sendCommand(users[index]!.api, command) })),
    )
    const next = listPossibleAgendas(agendas, calls, options)
    if (next.length === 0) throw new Error(`The model gives these results in no order: ${JSON.stringify({ calls, agendas }, null, 1)}`)
    agendas = next
    for (const session of agendas.flat()) sessions.set(session.id, session)
  }

  const { api } = users[0]!
  const records = normalizeAgenda(await listSessions(api, peopleAndSlots))
  const agenda = agendas.find((possible) => JSON.stringify(normalizeAgenda(possible)) === JSON.stringify(records))
  if (!agenda) return expect(records, 'the stored sessions').toEqual(normalizeAgenda(agendas[0]!))
  const occurrences = normalizeAgenda(await listSessions(api, peopleAndSlots, { from: options.from, to: options.to }))
  expect(isDoubleBooked(occurrences, options)).toBe(false)
  expect(occurrences, 'the occurrences').toEqual(normalizeAgenda(listOccurrencesInRange(agenda, options)))
}

/** Creates new people for each sequence, so that all sequences share one database. The last client and the last worker are the same person. */
async function createPeopleAndSlots(): Promise<PeopleAndSlots> {
  const person_id = await insertPerson(app.db)
  return {
    clients: [...(await createMany(2, () => insertClient(app.db))), await insertClient(app.db, { person_id })],
    workers: [await insertWorker(app.db), await insertWorker(app.db, { person_id })],
    slots: [...listScheduleSlots(long), ...listScheduleSlots(short)],
  }
}

const createMany = <T>(count: number, create: () => Promise<T>) => Promise.all(Array.from({ length: count }, create))

async function listSessions(api: Api, { workers }: PeopleAndSlots, period: { from?: string; to?: string } = {}) {
  const lists = await Promise.all(workers.map((workerId) => api.get('/v1/sessions', { query: { workerId, ...period } })))
  return lists.flat().map(toModelSession)
}

function toModelSession({ client, worker, startsOn = null, endsOn = null, attended = null, ...session }: Session): ModelSession {
  return { ...session, clientId: client.id, workerId: worker.id, startsOn, endsOn, attended }
}
