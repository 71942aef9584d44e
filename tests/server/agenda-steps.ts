import fc from 'fast-check'
import { getWeekday } from '#domain/weeks.ts'
import type { Command } from './agenda-commands.ts'
import type { ModelInput, ModelSession } from './agenda-model.ts'

/** The people and slots of a sequence of steps. */
export type PeopleAndSlots = { clients: string[]; workers: string[]; slots: { turnId: string; time: number }[] }

/** Three Tuesdays and a Wednesday: so few that many steps meet a session that exists. */
const dates = ['2026-11-17', '2026-11-24', '2026-12-01', '2026-12-02']

const oneOf = <const T>(...values: T[]) => fc.constantFrom(...values)
const anyState = oneOf('pending', 'confirmed', 'canceled', 'postponed')
const activeState = oneOf('pending', 'confirmed')
/** Indices of a client, a worker and a slot: there are three clients and two workers, and the last client is the same person as the last worker. */
const indices = { client: fc.nat(2), worker: fc.nat(1), slot: fc.nat() }

const dated = fc.record({ ...indices, date: oneOf(...dates), state: anyState, attended: oneOf(null, null, true, false) })
const series = fc.record({
  ...indices,
  day: oneOf(2, 2, 2, 3),
  startsOn: oneOf('2026-11-03', '2026-11-22', '2026-11-24', '2026-12-01'),
  endsOn: oneOf(null, null, '2026-11-25', '2026-12-08'),
  state: fc.oneof({ weight: 9, arbitrary: activeState }, { weight: 1, arbitrary: anyState }),
})
const draft = fc.oneof(dated, series)
/** The index of a session. An even index selects a series with an exception, or such an exception, if there are any. */
const target = fc.nat()

/**
 * A random step. The weights make a sequence book more than it deletes.
 * `replace` turns a dated session into a series, or the reverse, once in ten times, and keeps people, slot and date every second time.
 */
export const anyStep = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: oneOf('book'), draft }) },
  { weight: 2, arbitrary: fc.record({ do: oneOf('bookMany'), drafts: fc.array(draft, { minLength: 1, maxLength: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ do: oneOf('takeOver'), target, week: fc.nat(), client: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: oneOf('moveWeek'), target, date: oneOf(...dates), draft: dated }) },
  { weight: 3, arbitrary: fc.record({ do: oneOf('bookInPlace'), target, week: fc.nat(7), draft: dated }) },
  { weight: 4, arbitrary: fc.record({ do: oneOf('replace'), target, dated, series, kind: fc.nat(9), keepsKey: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: oneOf('changeState'), target, state: anyState, attended: oneOf(undefined, null, true), week: fc.nat(7) }),
  },
  { weight: 3, arbitrary: fc.record({ do: oneOf('delete'), target }) },
  { weight: 1, arbitrary: fc.record({ do: oneOf('deleteMany'), targets: fc.array(target, { minLength: 1, maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: oneOf('endSeries'), target, date: oneOf(...dates) }) },
)

export type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never
type Draft = typeof draft extends fc.Arbitrary<infer T> ? T : never

/** Turns a step into a command on the sessions that have existed so far. Returns null when the step needs a session and there is none. */
export function toCommand(step: Step, sessions: readonly ModelSession[], peopleAndSlots: PeopleAndSlots): Command | null {
  if (step.do === 'book') return { do: 'book', input: toInput(step.draft, peopleAndSlots) }
  if (step.do === 'bookMany') return { do: 'bookMany', inputs: step.drafts.map((draft) => toInput(draft, peopleAndSlots)) }
  if (sessions.length === 0) return null
  const withException = sessions.filter((session) => sessions.some((candidate) => areSeriesAndException(session, candidate)))
  const select = (index: number) =>
    (index % 2 === 0 ? withException[(index / 2) % withException.length] : undefined) ?? sessions[index % sessions.length]!
  if (step.do === 'deleteMany') return { do: 'deleteMany', ids: [...new Set(step.targets.map((index) => select(index).id))] }
  const { id, ...session } = select(step.target)
  const { clientId, workerId, turnId, day, time, sessionDate, startsOn } = session
  if (step.do === 'delete') return { do: 'delete', id }
  if (step.do === 'endSeries') return { do: 'endSeries', clientId, workerId, day, time, fromDate: step.date }
  if (step.do === 'takeOver') {
    const date = sessionDate ?? selectDate(session, step.week)
    return { do: 'book', input: { ...toDated(session, date), clientId: peopleAndSlots.clients[step.client]! } }
  }
  if (step.do === 'changeState') {
    const sendsDate = sessionDate === null ? step.week < 6 : step.week === 7
    return {
      do: 'changeState',
      id,
      state: step.state,
      attended: step.attended,
      ...(sendsDate && { sessionDate: selectDate(session, step.week) }),
    }
  }
  if (step.do === 'replace') {
    const keepsKind = step.kind > 0
    const input = toInput((sessionDate !== null) === keepsKind ? step.dated : step.series, peopleAndSlots)
    const keyFields = { clientId, workerId, turnId, day, time, sessionDate, startsOn }
    return { do: 'replace', id, input: keepsKind && step.keepsKey ? { ...input, ...keyFields } : input }
  }
  if (step.do === 'bookInPlace') {
    const movedFrom = { sessionId: id, sessionDate: sessionDate !== null && step.week < 7 ? sessionDate : selectDate(session, step.week) }
    return { do: 'book', input: { ...toInput(step.draft, peopleAndSlots), clientId, movedFrom } }
  }
  const postponed: ModelInput = { ...toDated(session, step.date), state: 'postponed' }
  return { do: 'bookMany', inputs: [{ ...toInput(step.draft, peopleAndSlots), clientId, workerId }, postponed] }
}

/** Selects one of the dates that fall on the weekday of this session. */
const selectDate = ({ day }: Pick<ModelSession, 'day'>, index: number) =>
  dates.filter((date) => getWeekday(date) === day)[index % 3] ?? dates[0]!

const seriesFields = ['clientId', 'workerId', 'turnId', 'day', 'time'] as const

const areSeriesAndException = (left: ModelSession, right: ModelSession) =>
  (left.sessionDate === null) !== (right.sessionDate === null) && seriesFields.every((field) => left[field] === right[field])

/** Copies a session to a date, pending and unmarked. */
const toDated = (session: ModelInput, date: string): ModelInput => ({
  ...session,
  day: getWeekday(date),
  sessionDate: date,
  startsOn: null,
  endsOn: null,
  state: 'pending',
  attended: null,
})

function toInput(draft: Draft, { clients, workers, slots }: PeopleAndSlots): ModelInput {
  const { turnId, time } = slots[draft.slot % slots.length]!
  const input = { clientId: clients[draft.client]!, workerId: workers[draft.worker]!, turnId, time, state: draft.state }
  if ('date' in draft)
    return { ...input, day: getWeekday(draft.date), sessionDate: draft.date, startsOn: null, endsOn: null, attended: draft.attended }
  const { day, startsOn, endsOn } = draft
  return { ...input, day, sessionDate: null, startsOn, endsOn, attended: null }
}
