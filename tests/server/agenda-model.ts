import type { SessionInput } from '#api/generated/app.ts'
import { overlaps } from '#domain/overlap.ts'
import { isActive, type State } from '#domain/states.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'

/** A session of the model: dated, or a series from `startsOn`. */
export type ModelSession = {
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

/** The fields of a session to book or to replace. */
export type ModelInput = Omit<ModelSession, 'id'> & SessionInput

/** All sessions of the model. */
export type Agenda = readonly ModelSession[]

/** The length of a session, the person behind an id, today's date, and the range of dates that the model compares. */
export type ModelOptions = {
  getDuration: (session: ModelSession) => number
  /** Returns the person who is a client or worker. Someone who is both is one person. */
  getPerson: (id: string) => string
  today: string
  from: string
  to: string
}

type Occurrence = { session: ModelSession; date: string }

/** Returns the sessions in a fixed order and with the model's fields only, so that two agendas can be compared. */
export const normalizeAgenda = (agenda: Agenda): ModelSession[] =>
  agenda
    .map(({ id, clientId, workerId, turnId, day, time, sessionDate, startsOn, endsOn, state, attended }) => ({
      id,
      clientId,
      workerId,
      turnId,
      day,
      time,
      sessionDate,
      startsOn,
      endsOn,
      state,
      attended,
    }))
    .sort((left, right) => (`${left.id} ${left.sessionDate}` < `${right.id} ${right.sessionDate}` ? -1 : 1))

/** Returns the key that a series and its exceptions have in common. */
export const getSeriesKey = ({ clientId, workerId, turnId, time }: ModelSession) => [clientId, workerId, turnId, time].join()

/** Returns the first date of a series. */
export const getFirstDate = ({ startsOn, day }: ModelSession) => addDays(startsOn!, (day - getWeekday(startsOn!) + 7) % 7)

/** Lists the dates of a series up to the end of the range, including those that an exception replaces. */
export function listDates(series: ModelSession, { to }: ModelOptions): string[] {
  const dates: string[] = []
  for (let date = getFirstDate(series); date <= to && (series.endsOn === null || date <= series.endsOn); date = addDays(date, 7))
    dates.push(date)
  return dates
}

/** Lists dated sessions, and each series on the dates that no exception replaces. */
function listOccurrences(agenda: Agenda, options: ModelOptions): Occurrence[] {
  const dated = agenda.filter(({ sessionDate }) => sessionDate !== null)
  const datedKeys = new Set(dated.map((session) => `${getSeriesKey(session)} ${session.sessionDate}`))
  return agenda.flatMap((session) => {
    if (session.sessionDate !== null) return [{ session, date: session.sessionDate }]
    return listDates(session, options)
      .filter((date) => !datedKeys.has(`${getSeriesKey(session)} ${date}`))
      .map((date) => ({ session, date }))
  })
}

/** Lists the occurrences from the start of the range on, each as a session with its date. */
export const listOccurrencesInRange = (agenda: Agenda, options: ModelOptions): Agenda =>
  listOccurrences(agenda, options)
    .filter(({ date }) => options.from <= date)
    .map(({ session, date }) => ({ ...session, sessionDate: date }))

/** True when two active sessions of one person overlap. */
export function isDoubleBooked(agenda: Agenda, options: ModelOptions): boolean {
  const active = listOccurrences(agenda, options).filter(({ session }) => isActive(session.state))
  const days = [...Map.groupBy(active, ({ date }) => date).values()]
  return days.some((day) =>
    day.some(({ session }, index) => day.slice(0, index).some((earlier) => isConflict(session, earlier.session, options))),
  )
}

const isConflict = (left: ModelSession, right: ModelSession, options: ModelOptions) =>
  listPeople(left, options).some((person) => listPeople(right, options).includes(person)) &&
  overlaps(toInterval(left, options), toInterval(right, options))

const listPeople = ({ clientId, workerId }: ModelSession, { getPerson }: ModelOptions) => [getPerson(clientId), getPerson(workerId)]

const toInterval = (session: ModelSession, options: ModelOptions) => ({
  start: session.time,
  end: session.time + options.getDuration(session),
})

/** True when two dated sessions have one key and date, or two series with one key share a date. */
function hasDuplicateKey(agenda: Agenda, options: ModelOptions): boolean {
  const keys = agenda.flatMap((session) =>
    session.sessionDate === null
      ? listDates(session, options).map((date) => `series ${getSeriesKey(session)} ${date}`)
      : [`${getSeriesKey(session)} ${session.sessionDate}`],
  )
  return new Set(keys).size < keys.length
}

/** True when the sessions of an agenda may exist together. */
export const isValidAgenda = (agenda: Agenda, options: ModelOptions) =>
  !hasDuplicateKey(agenda, options) && !isDoubleBooked(agenda, options)

/** True when a session is valid by itself: it has two people, is not marked before its day, and a series is active, not marked, and has at least one date. */
export const isValidSession = (session: ModelSession, options: ModelOptions) =>
  new Set(listPeople(session, options)).size === 2 &&
  (session.sessionDate !== null
    ? session.attended === null || session.sessionDate <= options.today
    : isActive(session.state) && session.attended === null && (session.endsOn === null || session.endsOn >= getFirstDate(session)))
