import type { Session, SessionInput } from '#api/generated/app.ts'
import { formatClock } from '#domain/clock.ts'
import { getLastDate } from '#domain/series.ts'
import { formatBriefDate, formatShortDate, formatWeekdays } from '#domain/spanish.ts'
import type { State } from '#domain/states.ts'
import type { HistoryEntry } from '../queries.ts'
import { listChangedFields } from './fields.ts'

/** What the history keeps of a session. */
export interface KeptSession {
  clientId: string
  workerId: string
  turnId: string
  day: number
  time: number
  duration: number
  sessionDate?: string
  startsOn?: string
  endsOn?: string
  state: State
  attended?: boolean
  note?: string
}

type GetName = (id: string) => string

/** Returns a kept state of a session, unless it has been erased. */
export const readSession = (kept: HistoryEntry['before']): KeptSession | undefined =>
  kept !== null && typeof kept.day === 'number' && typeof kept.time === 'number' ? (kept as unknown as KeptSession) : undefined

/** "mar 24 nov 08:00", or "los martes 08:00" of a series. */
export const describeKeptSlot = ({ sessionDate, day, time }: KeptSession) =>
  `${sessionDate ? formatShortDate(sessionDate) : `los ${formatWeekdays(day)}`} ${formatClock(time)}`

/** "Lucía Fernández con Ana Torres". */
export const describePair = ({ clientId, workerId }: KeptSession, getName: GetName) => `${getName(clientId)} con ${getName(workerId)}`

const stateVerbs: Record<State, string> = {
  pending: 'dejó pendiente',
  confirmed: 'confirmó',
  canceled: 'canceló',
  postponed: 'aplazó',
}

/**
 * Says what was done to a session: "movió de mar 24 nov 08:00 a jue 26 nov 09:40 y cambió la nota". Its people follow, unless `isOwn` says that the reader
 * has the session before him.
 */
export function describeSessionEntry(entry: HistoryEntry, getName: GetName, { isOwn = false } = {}): string {
  const [before, after] = [readSession(entry.before), readSession(entry.after)]
  const shown = after ?? before
  if (!shown) return 'cambió una sesión'
  const slot = describeKeptSlot(shown)
  const isUpdate = entry.operation === 'updateSession'
  // An update has both, unless the reader may not know of one: that of another client.
  if (isUpdate && !after) return `pasó la sesión de ${slot} a otra persona`
  if (isUpdate && !before) return `pasó la sesión de ${slot} de otra persona a ${getName(shown.clientId)}`
  // A mark on a date of a series is kept as a session of its own, whose first entry has nothing before.
  const isFirstMark = !before && markingOperations.has(entry.operation)
  const what = isFirstMark
    ? describeFirstMark(shown)
    : before && after
      ? describeChange(before, after, entry, getName)
      : describeWhole(shown, after !== undefined)
  if (isOwn) return what
  const namesSlot = before && after ? movesSlot(before, after) || endsSeries(before, after) : !isFirstMark
  return `${what}${namesSlot ? '' : `, ${slot}`}: ${describePair(shown, getName)}`
}

/** The operations that make an exception of a date when it has none, and book nothing. */
const markingOperations: ReadonlySet<string | null> = new Set(['changeSessionState', 'replyToSession'])

const describeFirstMark = ({ attended, state }: KeptSession) => (attended === undefined ? stateVerbs[state] : describeAttendance(attended))

const describeWhole = (session: KeptSession, isNew: boolean) => {
  const slot = describeKeptSlot(session)
  if (session.sessionDate) return isNew ? `reservó ${slot}` : `eliminó la sesión de ${slot}`
  return isNew ? `reservó la serie de ${slot}` : `eliminó la serie de ${slot}`
}

const movesSlot = (before: KeptSession, after: KeptSession) =>
  before.day !== after.day || before.time !== after.time || before.sessionDate !== after.sessionDate

const endsSeries = (before: KeptSession, after: KeptSession) => after.endsOn !== undefined && before.endsOn !== after.endsOn

/** "terminó el 24 nov la serie de los martes 08:50", by the last date that the series keeps, which may lie before the day on which it ends. */
const describeEnd = (after: KeptSession, { at }: HistoryEntry) =>
  `terminó el ${formatBriefDate(getLastDate(after)!, at.slice(0, 10))} la serie de ${describeKeptSlot(after)}`

function describeChange(before: KeptSession, after: KeptSession, entry: HistoryEntry, getName: GetName): string {
  const fields = new Set(listChangedFields(entry))
  const moves = movesSlot(before, after)
  const parts: Record<DescribedField, string | false | undefined> = {
    sessionDate: moves && `movió de ${describeKeptSlot(before)} a ${describeKeptSlot(after)}`,
    turnId: !moves && 'cambió el turno',
    workerId: `cambió de ${getName(before.workerId)} a ${getName(after.workerId)}`,
    clientId: `pasó de ${getName(before.clientId)} a ${getName(after.clientId)}`,
    state: stateVerbs[after.state],
    attended: describeAttendance(after.attended),
    note: after.note ? (before.note ? 'cambió la nota' : 'escribió una nota') : 'borró la nota',
    endsOn: after.endsOn ? describeEnd(after, entry) : 'dejó la serie sin fin',
    startsOn: after.startsOn && `cambió el comienzo de la serie a ${formatShortDate(after.startsOn)}`,
    accepted: fields.size === 1 && 'decidió que se mantiene, o que se vuelva a preguntar',
  }
  const said = Object.entries(parts).flatMap(([field, part]) =>
    part && (fields.has(field) || (field === 'sessionDate' && moves)) ? [part] : [],
  )
  return said.length > 0 ? joinPhrases(said) : 'cambió la sesión'
}

/** The fields of a session whose change is said. Weekday and time are said with the date, by the slot. */
type DescribedField = Exclude<keyof SessionInput, 'day' | 'time' | 'waitingEntryId' | 'movedFrom' | 'clientKnows'> | keyof Pick<Session, 'accepted'>

const describeAttendance = (attended: boolean | undefined) =>
  attended === undefined ? 'quitó la asistencia' : attended ? 'marcó que vino' : 'marcó que no vino'

const joinPhrases = (parts: readonly string[]) => (parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`)
