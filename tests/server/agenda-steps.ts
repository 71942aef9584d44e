import fc from 'fast-check'
import type { Api } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { weekday } from '#domain/weeks.ts'
import type { Answer, Command, Entry, Input } from './agenda-model.ts'

/** Calls that are made at once, at most. */
export const maxConcurrentCalls = 4

/** Who takes part in a sequence, and the slots there are: two workers and three clients, a user for each call at once. */
export type Cast = { clients: string[]; workers: string[]; users: Api[]; slots: { turnId: string; time: number }[] }

/** Three Tuesdays and a Wednesday: few, so that much of what is asked meets something that is there. */
const dates = ['2026-11-17', '2026-11-24', '2026-12-01', '2026-12-02']

const pickOf = <const T>(...values: T[]) => fc.constantFrom(...values)
const anyState = pickOf('pending', 'confirmed', 'canceled', 'postponed')
const active = pickOf('pending', 'confirmed')
const people = { client: fc.nat(2), worker: fc.nat(1), slot: fc.nat() }

const dated = fc.record({ ...people, date: pickOf(...dates), state: anyState, attended: pickOf(null, null, true, false) })
const standing = fc.record({
  ...people,
  day: pickOf(2, 2, 2, 3),
  startsOn: pickOf('2026-11-03', '2026-11-22', '2026-11-24', '2026-12-01'),
  endsOn: pickOf(null, null, '2026-11-25', '2026-12-08'),
  state: fc.oneof({ weight: 9, arbitrary: active }, { weight: 1, arbitrary: anyState }),
})
const sessionDraft = fc.oneof(dated, standing)
/** Which of the sessions that have been there; an even one is a standing session or a stand-in if there is any. */
const target = fc.nat()

/** Something that somebody does, as it may come about: weighted so that a sequence books more than it deletes. */
export const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: pickOf('book'), wish: sessionDraft }) },
  { weight: 2, arbitrary: fc.record({ do: pickOf('bookAll'), wishes: fc.array(sessionDraft, { minLength: 1, maxLength: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ do: pickOf('takeOver'), target, week: fc.nat(), client: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: pickOf('moveWeek'), target, date: pickOf(...dates), wish: dated }) },
  // of the other kind once in ten times, in its old place every second time
  { weight: 4, arbitrary: fc.record({ do: pickOf('put'), target, dated, standing, kind: fc.nat(9), stays: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: pickOf('mark'), target, state: anyState, attended: pickOf(undefined, null, true), week: fc.nat(7) }),
  },
  { weight: 3, arbitrary: fc.record({ do: pickOf('remove'), target }) },
  { weight: 1, arbitrary: fc.record({ do: pickOf('removeAll'), targets: fc.array(target, { minLength: 1, maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: pickOf('end'), target, date: pickOf(...dates) }) },
)

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type SessionDraft = typeof sessionDraft extends fc.Arbitrary<infer T> ? T : never

/** What a step asks of the server, given the sessions that have been there; null where it needs one and there is none. */
export function toCommand(asked: Step, known: readonly Entry[], cast: Cast): Command | null {
  if (asked.do === 'book') return { do: 'book', input: toInput(asked.wish, cast) }
  if (asked.do === 'bookAll') return { do: 'bookAll', inputs: asked.wishes.map((wanted) => toInput(wanted, cast)) }
  if (known.length === 0) return null
  const entangled = known.filter((entry) => known.some((other) => areSeriesAndException(entry, other)))
  const pick = (index: number) => (index % 2 === 0 ? entangled[(index / 2) % entangled.length] : undefined) ?? known[index % known.length]!
  if (asked.do === 'removeAll') return { do: 'removeAll', ids: [...new Set(asked.targets.map((index) => pick(index).id))] }
  const { id, ...entry } = pick(asked.target)
  const { clientId, workerId, turnId, day, time, sessionDate, startsOn } = entry
  if (asked.do === 'remove') return { do: 'remove', id }
  if (asked.do === 'end') return { do: 'end', clientId, workerId, day, time, fromDate: asked.date }
  if (asked.do === 'takeOver') {
    const date = sessionDate ?? pickWeek(entry, asked.week)
    return {
      do: 'book',
      input: { ...withoutSeriesFields(entry), clientId: cast.clients[asked.client]!, day: weekday(date), sessionDate: date },
    }
  }
  if (asked.do === 'mark') {
    const names = sessionDate === null ? asked.week < 6 : asked.week === 7
    return { do: 'mark', id, state: asked.state, attended: asked.attended, ...(names && { sessionDate: pickWeek(entry, asked.week) }) }
  }
  if (asked.do === 'put') {
    const keepsKind = asked.kind > 0
    const input = toInput((sessionDate !== null) === keepsKind ? asked.dated : asked.standing, cast)
    return {
      do: 'put',
      id,
      input: keepsKind && asked.stays ? { ...input, clientId, workerId, turnId, day, time, sessionDate, startsOn } : input,
    }
  }
  const away: Input = { ...withoutSeriesFields(entry), sessionDate: asked.date, day: weekday(asked.date), state: 'postponed' }
  return { do: 'bookAll', inputs: [{ ...toInput(asked.wish, cast), clientId, workerId }, away] }
}

/** A date of a standing session, if it has begun by then. */
const pickWeek = ({ day }: Pick<Entry, 'day'>, index: number) => dates.filter((date) => weekday(date) === day)[index % 3] ?? dates[0]!

const seriesFields = ['clientId', 'workerId', 'turnId', 'day', 'time'] as const

/** Whether one of two may stand in for the other: there the rules are. */
const areSeriesAndException = (one: Entry, other: Entry) =>
  (one.sessionDate === null) !== (other.sessionDate === null) && seriesFields.every((key) => one[key] === other[key])

const withoutSeriesFields = (entry: Input): Input => ({
  ...entry,
  startsOn: null,
  endsOn: null,
  state: 'pending',
  attended: null,
})

function toInput(wanted: SessionDraft, { clients, workers, slots }: Cast): Input {
  const { turnId, time } = slots[wanted.slot % slots.length]!
  const input = { clientId: clients[wanted.client]!, workerId: workers[wanted.worker]!, turnId, time, state: wanted.state }
  if ('date' in wanted)
    return { ...input, day: weekday(wanted.date), sessionDate: wanted.date, startsOn: null, endsOn: null, attended: wanted.attended }
  const { day, startsOn, endsOn } = wanted
  return { ...input, day, sessionDate: null, startsOn, endsOn, attended: null }
}

/** Asks the server. */
export async function sendCommand(api: Api, command: Command): Promise<Answer> {
  try {
    return { ids: await callServer(api, command) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { code: error.code, items: error.code === 1 ? error.details.map(({ path }) => Number(path.split('.')[1])) : [] }
  }
}

async function callServer(api: Api, command: Command): Promise<string[]> {
  if (command.do === 'book') return [(await api.post('/v1/sessions', { body: command.input })).id]
  if (command.do === 'bookAll') return api.post('/v1/sessions/bulk', { body: { sessions: command.inputs } })
  if (command.do === 'removeAll') return api.delete('/v1/sessions/bulk', { body: { ids: command.ids } })
  if (command.do === 'end') {
    const { do: _, ...body } = command
    return api.delete('/v1/sessions/duplicated', { body })
  }
  const path = { id: command.id }
  if (command.do === 'put') return [(await api.put('/v1/sessions/{id}', { path, body: command.input })).id]
  if (command.do === 'mark') {
    const { do: _, id: __, ...body } = command
    return [(await api.patch('/v1/sessions/{id}/state', { path, body })).id]
  }
  await api.delete('/v1/sessions/{id}', { path })
  return [command.id]
}
