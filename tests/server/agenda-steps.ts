import fc from 'fast-check'
import type { Api } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { weekday } from '#domain/weeks.ts'
import type { Answer, Command, Entry, Input } from './agenda-model.ts'

/** Calls that are made at once, at most. */
export const atOnce = 4

/** Who takes part in a sequence, and the slots there are: two workers and three clients, a user for each call at once. */
export type Cast = { clients: string[]; workers: string[]; users: Api[]; slots: { turnId: string; time: number }[] }

/** Three Tuesdays and a Wednesday: few, so that much of what is asked meets something that is there. */
const dates = ['2026-11-17', '2026-11-24', '2026-12-01', '2026-12-02']

const one = <const T>(...values: T[]) => fc.constantFrom(...values)
const anyState = one('pending', 'confirmed', 'canceled', 'postponed')
const active = one('pending', 'confirmed')
const place = { client: fc.nat(2), worker: fc.nat(1), slot: fc.nat() }

const dated = fc.record({ ...place, date: one(...dates), state: anyState, attended: one(null, null, true, false) })
const standing = fc.record({
  ...place,
  day: one(2, 2, 2, 3),
  startsOn: one('2026-11-03', '2026-11-22', '2026-11-24', '2026-12-01'),
  endsOn: one(null, null, '2026-11-25', '2026-12-08'),
  state: fc.oneof({ weight: 9, arbitrary: active }, { weight: 1, arbitrary: anyState }),
})
const wish = fc.oneof(dated, standing)
/** Which of the sessions that have been there; an even one is a standing session or a stand-in if there is any. */
const target = fc.nat()

/** Something that somebody does, as it may come about: weighted so that a sequence books more than it deletes. */
export const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: one('book'), wish }) },
  { weight: 2, arbitrary: fc.record({ do: one('bookAll'), wishes: fc.array(wish, { minLength: 1, maxLength: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ do: one('takeOver'), target, week: fc.nat(), client: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: one('moveWeek'), target, date: one(...dates), wish: dated }) },
  // of the other kind once in ten times, in its old place every second time
  { weight: 4, arbitrary: fc.record({ do: one('put'), target, dated, standing, kind: fc.nat(9), stays: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: one('mark'), target, state: anyState, attended: one(undefined, null, true), week: fc.nat(7) }) },
  { weight: 3, arbitrary: fc.record({ do: one('remove'), target }) },
  { weight: 1, arbitrary: fc.record({ do: one('removeAll'), targets: fc.array(target, { minLength: 1, maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: one('end'), target, date: one(...dates) }) },
)

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

/** What a step asks of the server, given the sessions that have been there; null where it needs one and there is none. */
export function commandOf(asked: Step, known: readonly Entry[], cast: Cast): Command | null {
  if (asked.do === 'book') return { do: 'book', input: inputOf(asked.wish, cast) }
  if (asked.do === 'bookAll') return { do: 'bookAll', inputs: asked.wishes.map((wanted) => inputOf(wanted, cast)) }
  if (known.length === 0) return null
  const entangled = known.filter((entry) => known.some((other) => isEntangled(entry, other)))
  const pick = (index: number) => (index % 2 === 0 ? entangled[(index / 2) % entangled.length] : undefined) ?? known[index % known.length]!
  if (asked.do === 'removeAll') return { do: 'removeAll', ids: [...new Set(asked.targets.map((index) => pick(index).id))] }
  const { id, ...entry } = pick(asked.target)
  const { clientId, workerId, turnId, day, time, sessionDate, startsOn } = entry
  if (asked.do === 'remove') return { do: 'remove', id }
  if (asked.do === 'end') return { do: 'end', clientId, workerId, day, time, fromDate: asked.date }
  if (asked.do === 'takeOver') {
    const date = sessionDate ?? weekOf(entry, asked.week)
    return { do: 'book', input: { ...dateless(entry), clientId: cast.clients[asked.client]!, day: weekday(date), sessionDate: date } }
  }
  if (asked.do === 'mark') {
    const names = sessionDate === null ? asked.week < 6 : asked.week === 7
    return { do: 'mark', id, state: asked.state, attended: asked.attended, ...(names && { sessionDate: weekOf(entry, asked.week) }) }
  }
  if (asked.do === 'put') {
    const keepsKind = asked.kind > 0
    const input = inputOf((sessionDate !== null) === keepsKind ? asked.dated : asked.standing, cast)
    return {
      do: 'put',
      id,
      input: keepsKind && asked.stays ? { ...input, clientId, workerId, turnId, day, time, sessionDate, startsOn } : input,
    }
  }
  const away: Input = { ...dateless(entry), sessionDate: asked.date, day: weekday(asked.date), state: 'postponed' }
  return { do: 'bookAll', inputs: [{ ...inputOf(asked.wish, cast), clientId, workerId }, away] }
}

/** A date of a standing session, if it has begun by then. */
const weekOf = ({ day }: Pick<Entry, 'day'>, index: number) => dates.filter((date) => weekday(date) === day)[index % 3] ?? dates[0]!

const samePlace = ['clientId', 'workerId', 'turnId', 'day', 'time'] as const

/** Whether one of two may stand in for the other: there the rules are. */
const isEntangled = (one: Entry, other: Entry) =>
  (one.sessionDate === null) !== (other.sessionDate === null) && samePlace.every((key) => one[key] === other[key])

const dateless = (entry: Input): Input => ({
  ...entry,
  startsOn: null,
  endsOn: null,
  state: 'pending',
  attended: null,
})

function inputOf(wanted: Wish, { clients, workers, slots }: Cast): Input {
  const { turnId, time } = slots[wanted.slot % slots.length]!
  const input = { clientId: clients[wanted.client]!, workerId: workers[wanted.worker]!, turnId, time, state: wanted.state }
  if ('date' in wanted)
    return { ...input, day: weekday(wanted.date), sessionDate: wanted.date, startsOn: null, endsOn: null, attended: wanted.attended }
  const { day, startsOn, endsOn } = wanted
  return { ...input, day, sessionDate: null, startsOn, endsOn, attended: null }
}

/** Asks the server. */
export async function send(api: Api, command: Command): Promise<Answer> {
  try {
    return { ids: await carryOut(api, command) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { code: error.code, items: error.code === 1 ? error.details.map(({ path }) => Number(path.split('.')[1])) : [] }
  }
}

async function carryOut(api: Api, command: Command): Promise<string[]> {
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
