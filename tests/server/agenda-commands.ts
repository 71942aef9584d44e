import { errorCode } from '#api/errors.ts'
import { isActive, type State } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import {
  type Agenda,
  getFirstDate,
  getSeriesKey,
  isValidAgenda,
  isValidSession,
  listDates,
  type ModelInput,
  type ModelOptions,
  type ModelSession,
  normalizeAgenda,
} from './agenda-model.ts'

/** One call that changes sessions. */
export type Command =
  | { do: 'book'; input: ModelInput }
  | { do: 'bookMany'; inputs: ModelInput[] }
  | { do: 'replace'; id: string; input: ModelInput }
  | { do: 'changeState'; id: string; state: State; attended?: boolean | null; sessionDate?: string }
  | { do: 'delete'; id: string }
  | { do: 'deleteMany'; ids: string[] }
  | { do: 'endSeries'; clientId: string; workerId: string; day: number; time: number; fromDate: string }

/** The result of a command on the server: the ids that it created or changed, or an error code and the indices of the failing items. */
export type ServerResult = { ids: string[] } | { code: number; items: number[] }

/** The result of a command on the model: the next agenda and the ids that it created or changed, or a refusal. */
type ModelResult = { agenda: Agenda; ids: string[] } | { code: number; items: number[] }

const { badRequest, conflict, multiple, notFound } = errorCode

const refuse = (code: number, items: number[] = []): ModelResult => ({ code, items })

/** Adds this session, or replaces the one with its id. */
function saveSession(agenda: Agenda, session: ModelSession, options: ModelOptions): ModelResult {
  if (!isValidSession(session, options)) return refuse(badRequest)
  const next = [...agenda.filter(({ id }) => id !== session.id), session]
  return isValidAgenda(next, options) ? { agenda: next, ids: [session.id] } : refuse(conflict)
}

function deleteSessions(agenda: Agenda, ids: readonly string[], options: ModelOptions): ModelResult {
  const next = agenda.filter(({ id }) => !ids.includes(id))
  if (!isValidAgenda(next, options)) return refuse(conflict)
  return { agenda: next, ids: ids.filter((id) => agenda.some((session) => session.id === id)) }
}

/** Applies a command to the model. `newIds` are the ids that the server gave to new sessions, in order. */
function applyCommand(agenda: Agenda, command: Command, newIds: readonly string[], options: ModelOptions): ModelResult {
  if (command.do === 'book') return book(agenda, command.input, newIds, options)
  if (command.do === 'bookMany') return bookMany(agenda, command.inputs, newIds, options)
  if (command.do === 'deleteMany') return deleteSessions(agenda, command.ids, options)
  if (command.do === 'endSeries') return endSeries(agenda, command)
  const session = agenda.find(({ id }) => id === command.id)
  if (!session) return refuse(notFound)
  if (command.do === 'replace') return replaceSession(agenda, session, command.input, options)
  if (command.do === 'changeState') return changeState(agenda, session, command, newIds, options)
  return deleteSessions(agenda, [session.id], options)
}

/** Books a session. One in whose place it is booked is postponed first, unless it is released already. */
function book(agenda: Agenda, { movedFrom, ...input }: ModelInput, newIds: readonly string[], options: ModelOptions): ModelResult {
  const session = { ...input, id: newIds[0] ?? 'new' }
  if (!movedFrom) return saveSession(agenda, session, options)
  const left = agenda.find(({ id }) => id === movedFrom.sessionId)
  const date = movedFrom.sessionDate
  if (!isValidSession(session, options) || left?.clientId !== input.clientId || !date) return refuse(badRequest)
  const dates = left.sessionDate === null ? listDates(left, options) : [left.sessionDate]
  if (!dates.includes(date)) return refuse(badRequest)
  const stored = agenda.find((other) => other.sessionDate === date && getSeriesKey(other) === getSeriesKey(left))
  const released = stored ?? { ...left, id: newIds[1] ?? 'left', sessionDate: date, startsOn: null, endsOn: null }
  const state = stored && !isActive(stored.state) ? stored.state : 'postponed'
  const others = [...agenda.filter((other) => other !== stored), { ...released, state }]
  const outcome = saveSession(others, session, options)
  return 'code' in outcome ? outcome : { agenda: outcome.agenda, ids: [session.id, released.id] }
}

/** Books released sessions first, because an exception frees the slot of its series. */
function bookMany(agenda: Agenda, inputs: readonly ModelInput[], newIds: readonly string[], options: ModelOptions): ModelResult {
  const sessions = inputs.map((input, index) => ({ ...input, id: newIds[index] ?? `new ${index}` }))
  const failing: number[] = []
  let next = agenda
  for (const session of sessions.toSorted((left, right) => Number(isActive(left.state)) - Number(isActive(right.state)))) {
    const outcome = saveSession(next, session, options)
    if ('code' in outcome) failing.push(sessions.indexOf(session))
    else next = outcome.agenda
  }
  const items = failing.toSorted((left, right) => left - right)
  return items.length > 0 ? refuse(multiple, items) : { agenda: next, ids: sessions.map(({ id }) => id) }
}

/** The fields that a series keeps once it has begun or has an exception, and that an exception always keeps. */
const fixedFields = ['clientId', 'workerId', 'turnId', 'day', 'time', 'sessionDate', 'startsOn'] as const

function replaceSession(agenda: Agenda, session: ModelSession, input: ModelInput, options: ModelOptions): ModelResult {
  const isSeries = session.sessionDate === null
  if (isSeries !== (input.sessionDate === null)) return refuse(badRequest)
  const sessionsWithKey = agenda.filter((stored) => getSeriesKey(stored) === getSeriesKey(session))
  const isException =
    !isSeries && sessionsWithKey.some((stored) => stored.sessionDate === null && listDates(stored, options).includes(session.sessionDate!))
  const hasExceptions =
    isSeries && sessionsWithKey.some(({ sessionDate }) => sessionDate !== null && listDates(session, options).includes(sessionDate))
  const hasBegun = isSeries && getFirstDate(session) < options.today
  if ((isException || hasExceptions || hasBegun) && fixedFields.some((field) => session[field] !== input[field])) return refuse(conflict)
  const moves = !isSeries && (['turnId', 'time', 'sessionDate'] as const).some((field) => session[field] !== input[field])
  const state = moves && session.state === 'confirmed' && input.state === 'confirmed' ? 'pending' : input.state
  return saveSession(agenda, { ...input, state, id: session.id }, options)
}

type ChangeState = Extract<Command, { do: 'changeState' }>

/** Changes the state of a session. A series with a date gets an exception on that date, or the one that it has is changed. */
function changeState(
  agenda: Agenda,
  session: ModelSession,
  { state, attended, sessionDate }: ChangeState,
  newIds: readonly string[],
  options: ModelOptions,
): ModelResult {
  const setState = (target: ModelSession) => ({ ...target, state, attended: attended === undefined ? target.attended : attended })
  if (sessionDate === undefined || sessionDate === session.sessionDate) return saveSession(agenda, setState(session), options)
  if (session.sessionDate !== null || !listDates(session, options).includes(sessionDate)) return refuse(badRequest)
  const exception = agenda.find((stored) => stored.sessionDate === sessionDate && getSeriesKey(stored) === getSeriesKey(session))
  const newException = { ...session, id: newIds[0] ?? 'new', sessionDate, startsOn: null, endsOn: null }
  return saveSession(agenda, setState(exception ?? newException), options)
}

/** Ends series the day before `fromDate` and deletes the dated sessions from that day on. */
function endSeries(agenda: Agenda, { fromDate, ...series }: Extract<Command, { do: 'endSeries' }>): ModelResult {
  const ids: string[] = []
  const next = agenda.flatMap((session) => {
    const isOfSeries = (['clientId', 'workerId', 'day', 'time'] as const).every((field) => session[field] === series[field])
    const isOver = session.sessionDate === null ? session.endsOn !== null && session.endsOn < fromDate : session.sessionDate < fromDate
    if (!isOfSeries || isOver) return [session]
    ids.push(session.id)
    return session.sessionDate !== null || getFirstDate(session) >= fromDate ? [] : [{ ...session, endsOn: addDays(fromDate, -1) }]
  })
  return { agenda: next, ids }
}

/** Returns the agenda after a command, or null when the model's result differs from the server's. */
function applyIfResultFits(agenda: Agenda, command: Command, result: ServerResult, options: ModelOptions): Agenda | null {
  const expected = applyCommand(agenda, command, 'ids' in result ? result.ids : [], options)
  if ('code' in expected)
    return 'code' in result && expected.code === result.code && expected.items.join() === result.items.join() ? agenda : null
  return 'ids' in result && expected.ids.toSorted().join() === result.ids.toSorted().join() ? expected.agenda : null
}

type CompletedCall = { command: Command; result: ServerResult }

/** Lists every agenda that these concurrent calls can lead to when they run one after the other, in any order that gives the same results. */
export function listPossibleAgendas(agendas: readonly Agenda[], calls: readonly CompletedCall[], options: ModelOptions): Agenda[] {
  if (calls.length === 0) return [...agendas]
  const possibleAgendas = calls.flatMap(({ command, result }, index) => {
    const next = agendas.map((agenda) => applyIfResultFits(agenda, command, result, options)).filter((agenda) => agenda !== null)
    return next.length === 0 ? [] : listPossibleAgendas(next, calls.toSpliced(index, 1), options)
  })
  return [...new Map(possibleAgendas.map((agenda) => [JSON.stringify(normalizeAgenda(agenda)), agenda])).values()]
}
