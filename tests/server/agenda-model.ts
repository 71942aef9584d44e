import { errorCode } from '#api/errors.ts'
import type { SessionInput } from '#api/generated/app.ts'
import { overlaps } from '#domain/overlap.ts'
import { isActive, type State } from '#domain/states.ts'
import { addDays, weekday } from '#domain/weeks.ts'

/** A session as the model keeps it: dated, or standing from its first day. */
export type Entry = {
  id: string
  clientId: string
  workerId: string
  turnId: string
  day: number
  time: number
  sessionDate: string | null
  startsOn: string | null
  endsOn: string | null
  state: State
  attended: boolean | null
}

/** All sessions there are. */
export type Agenda = readonly Entry[]

/** An agenda in one spelling, so that two can be compared. */
export const normalizeAgenda = (agenda: Agenda): Entry[] =>
  agenda
    .map(({ id, clientId, workerId, turnId, day, time, sessionDate, startsOn, endsOn, state, attended }) => ({
      ...{ id, clientId, workerId, turnId, day, time, sessionDate, startsOn, endsOn, state, attended },
    }))
    .sort((one, other) => (`${one.id} ${one.sessionDate}` < `${other.id} ${other.sessionDate}` ? -1 : 1))

/** What a session is asked to be. */
export type Input = Omit<Entry, 'id'> & SessionInput

/** What somebody asks of the server. */
export type Command =
  | { do: 'book'; input: Input }
  | { do: 'bookAll'; inputs: Input[] }
  | { do: 'put'; id: string; input: Input }
  | { do: 'mark'; id: string; state: State; attended?: boolean | null; sessionDate?: string }
  | { do: 'remove'; id: string }
  | { do: 'removeAll'; ids: string[] }
  | { do: 'end'; clientId: string; workerId: string; day: number; time: number; fromDate: string }

/** What the server said: the ids that it made or touched, or the code of its refusal and the items that it names. */
export type Answer = { ids: string[] } | { code: number; items: number[] }

/** What the model goes by: how long a session takes in a slot, what day it is, and how far it looks. */
export type ModelOptions = { duration: (entry: Entry) => number; today: string; from: string; to: string }

type Occurrence = { entry: Entry; date: string }

const seriesKey = ({ clientId, workerId, turnId, time }: Entry) => [clientId, workerId, turnId, time].join()

const firstDate = ({ startsOn, day }: Entry) => addDays(startsOn!, (day - weekday(startsOn!) + 7) % 7)

/** The dates of a standing session up to the last that the model looks at, whatever stands in for it. */
function listDates(entry: Entry, { to }: ModelOptions): string[] {
  const dates: string[] = []
  for (let date = firstDate(entry); date <= to && (entry.endsOn === null || date <= entry.endsOn); date = addDays(date, 7)) dates.push(date)
  return dates
}

/** What takes place: dated sessions, and standing ones on each date on which no dated one has their place. */
function listOccurrences(agenda: Agenda, world: ModelOptions): Occurrence[] {
  const dated = agenda.filter(({ sessionDate }) => sessionDate !== null)
  const taken = new Set(dated.map((entry) => `${seriesKey(entry)} ${entry.sessionDate}`))
  return agenda.flatMap((entry) => {
    if (entry.sessionDate !== null) return [{ entry, date: entry.sessionDate }]
    return listDates(entry, world)
      .filter((date) => !taken.has(`${seriesKey(entry)} ${date}`))
      .map((date) => ({ entry, date }))
  })
}

/** What takes place in the time that the model looks at, each session with its date. */
export const occurrencesInRange = (agenda: Agenda, world: ModelOptions): Agenda =>
  listOccurrences(agenda, world)
    .filter(({ date }) => world.from <= date)
    .map(({ entry, date }) => ({ ...entry, sessionDate: date }))

/** Whether two active sessions of one person share a minute. */
export function isDoubleBooked(agenda: Agenda, world: ModelOptions): boolean {
  const active = listOccurrences(agenda, world).filter(({ entry }) => isActive(entry.state))
  const days = [...Map.groupBy(active, ({ date }) => date).values()]
  return days.some((day) => day.some(({ entry }, index) => day.slice(0, index).some((other) => isConflict(entry, other.entry, world))))
}

const isConflict = (one: Entry, other: Entry, world: ModelOptions) =>
  (one.workerId === other.workerId || one.clientId === other.clientId) && overlaps(toInterval(one, world), toInterval(other, world))

const toInterval = (entry: Entry, world: ModelOptions) => ({ start: entry.time, end: entry.time + world.duration(entry) })

/** Whether one place has two dated sessions on one date, or two standing ones that share a date. */
function hasDuplicateKey(agenda: Agenda, world: ModelOptions): boolean {
  const keys = agenda.flatMap((entry) =>
    entry.sessionDate === null
      ? listDates(entry, world).map((date) => `every ${seriesKey(entry)} ${date}`)
      : [`${seriesKey(entry)} ${entry.sessionDate}`],
  )
  return new Set(keys).size < keys.length
}

const isValidAgenda = (agenda: Agenda, world: ModelOptions) => !hasDuplicateKey(agenda, world) && !isDoubleBooked(agenda, world)

/** Whether a session by itself can be: a standing one takes place, is neither canceled nor postponed, and is not marked. */
const isValidEntry = ({ sessionDate, state, attended, ...entry }: Entry) =>
  sessionDate !== null || (isActive(state) && attended === null && (entry.endsOn === null || entry.endsOn >= firstDate(entry as Entry)))

const { badRequest, conflict, multiple, notFound } = errorCode

/** What becomes of the agenda, and the ids that are answered; or the refusal. */
type Outcome = { agenda: Agenda; ids: string[] } | { code: number; items: number[] }

const refuse = (code: number, items: number[] = []): Outcome => ({ code, items })

/** The agenda with this entry in the place of its id, unless that cannot be. */
function putEntry(agenda: Agenda, entry: Entry, world: ModelOptions): Outcome {
  if (!isValidEntry(entry)) return refuse(badRequest)
  const next = [...agenda.filter(({ id }) => id !== entry.id), entry]
  return isValidAgenda(next, world) ? { agenda: next, ids: [entry.id] } : refuse(conflict)
}

function removeEntries(agenda: Agenda, gone: readonly string[], world: ModelOptions): Outcome {
  const next = agenda.filter(({ id }) => !gone.includes(id))
  return isValidAgenda(next, world) ? { agenda: next, ids: gone.filter((id) => agenda.some((entry) => entry.id === id)) } : refuse(conflict)
}

/** Carries out a command on a plain list. `made` are the ids that the server gave to new sessions, in order. */
function applyCommand(agenda: Agenda, command: Command, made: readonly string[], world: ModelOptions): Outcome {
  if (command.do === 'book') return putEntry(agenda, { ...command.input, id: made[0] ?? 'new' }, world)
  if (command.do === 'bookAll') return bookAll(agenda, command.inputs, made, world)
  if (command.do === 'removeAll') return removeEntries(agenda, command.ids, world)
  if (command.do === 'end') return endSeries(agenda, command)
  const entry = agenda.find(({ id }) => id === command.id)
  if (!entry) return refuse(notFound)
  if (command.do === 'put') return put(agenda, entry, command.input, world)
  if (command.do === 'mark') return changeState(agenda, entry, command, made, world)
  return removeEntries(agenda, [entry.id], world)
}

function bookAll(agenda: Agenda, inputs: readonly Input[], made: readonly string[], world: ModelOptions): Outcome {
  const entries = inputs.map((input, index) => ({ ...input, id: made[index] ?? `new ${index}` }))
  const failing: number[] = []
  let next = agenda
  for (const entry of entries.toSorted((one, other) => Number(isActive(one.state)) - Number(isActive(other.state)))) {
    const booked = putEntry(next, entry, world)
    if ('code' in booked) failing.push(entries.indexOf(entry))
    else next = booked.agenda
  }
  const failed = failing.toSorted((one, other) => one - other)
  return failing.length > 0 ? refuse(multiple, failed) : { agenda: next, ids: entries.map(({ id }) => id) }
}

const placeFields = ['clientId', 'workerId', 'turnId', 'day', 'time', 'sessionDate', 'startsOn'] as const

function put(agenda: Agenda, entry: Entry, input: Input, world: ModelOptions): Outcome {
  if ((entry.sessionDate === null) !== (input.sessionDate === null)) return refuse(badRequest)
  const others = agenda.filter(
    (other) => seriesKey(other) === seriesKey(entry) && (other.sessionDate === null) !== (entry.sessionDate === null),
  )
  const standsIn = others.some((series) => series.sessionDate === null && listDates(series, world).includes(entry.sessionDate!))
  const hasStandIns = others.some(({ sessionDate }) => sessionDate !== null && listDates(entry, world).includes(sessionDate))
  const hasBegun = entry.sessionDate === null && firstDate(entry) < world.today
  if ((standsIn || hasStandIns || hasBegun) && placeFields.some((key) => entry[key] !== input[key])) return refuse(conflict)
  return putEntry(agenda, { ...input, id: entry.id }, world)
}

type ChangeState = Extract<Command, { do: 'mark' }>

function changeState(
  agenda: Agenda,
  entry: Entry,
  { state, attended, sessionDate }: ChangeState,
  made: readonly string[],
  world: ModelOptions,
): Outcome {
  const marked = (one: Entry): Entry => ({ ...one, state, attended: attended === undefined ? one.attended : attended })
  if (sessionDate === undefined || sessionDate === entry.sessionDate) return putEntry(agenda, marked(entry), world)
  if (entry.sessionDate !== null || !listDates(entry, world).includes(sessionDate)) return refuse(badRequest)
  const standIn = agenda.find((other) => other.sessionDate === sessionDate && seriesKey(other) === seriesKey(entry))
  return putEntry(agenda, marked(standIn ?? { ...entry, id: made[0] ?? 'new', sessionDate, startsOn: null, endsOn: null }), world)
}

function endSeries(agenda: Agenda, { fromDate, ...series }: Extract<Command, { do: 'end' }>): Outcome {
  const ids: string[] = []
  const next = agenda.flatMap((entry) => {
    const isOfSeries = (['clientId', 'workerId', 'day', 'time'] as const).every((key) => entry[key] === series[key])
    const isOver = entry.sessionDate === null ? entry.endsOn !== null && entry.endsOn < fromDate : entry.sessionDate < fromDate
    if (!isOfSeries || isOver) return [entry]
    ids.push(entry.id)
    return entry.sessionDate !== null || firstDate(entry) >= fromDate ? [] : [{ ...entry, endsOn: addDays(fromDate, -1) }]
  })
  return { agenda: next, ids }
}

/** The agenda after a command that the server answered so; null where it could not have been answered so. */
function applyIfAnswerFits(agenda: Agenda, command: Command, answer: Answer, world: ModelOptions): Agenda | null {
  const outcome = applyCommand(agenda, command, 'ids' in answer ? answer.ids : [], world)
  if ('code' in outcome)
    return 'code' in answer && outcome.code === answer.code && outcome.items.join() === answer.items.join() ? agenda : null
  return 'ids' in answer && outcome.ids.toSorted().join() === answer.ids.toSorted().join() ? outcome.agenda : null
}

type AnsweredCall = { command: Command; answer: Answer }

/** Every agenda to which these calls, made at once, may have led: one after the other in some order, each answered as it was. */
export function listPossibleAgendas(agendas: readonly Agenda[], calls: readonly AnsweredCall[], world: ModelOptions): Agenda[] {
  if (calls.length === 0) return [...agendas]
  const reached = calls.flatMap(({ command, answer }, index) => {
    const next = agendas.map((agenda) => applyIfAnswerFits(agenda, command, answer, world)).filter((agenda) => agenda !== null)
    return next.length === 0 ? [] : listPossibleAgendas(next, calls.toSpliced(index, 1), world)
  })
  return [...new Map(reached.map((agenda) => [JSON.stringify(normalizeAgenda(agenda)), agenda])).values()]
}
