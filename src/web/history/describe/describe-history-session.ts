import type { Session, SessionInput } from '#api/generated/app.ts'
import { formatClock } from '#domain/clock.ts'
import { type HistorySession, isSeries, movesSlot } from '#domain/history-session.ts'
import { getLastDate, listOccurrenceDates } from '#domain/series.ts'
import type { DoneAction } from '#domain/session-actions.ts'
import { formatBriefDate, formatSessionCount, formatShortDate, formatWeekdays } from '#domain/spanish.ts'
import { isActive, type State } from '#domain/states.ts'
import type { HistoryEntry } from '../queries.ts'
import { listChangedFields } from './fields.ts'

type GetName = (id: string) => string

/** "mar 24 nov 08:00", or "los martes 08:00" of a series. */
export const describeHistorySlot = ({ sessionDate, day, time }: HistorySession) =>
  `${sessionDate ? formatShortDate(sessionDate) : `los ${formatWeekdays(day)}`} ${formatClock(time)}`

/** "Lucía Fernández con Ana Torres". */
export const describePair = ({ clientId, workerId }: HistorySession, getName: GetName) => `${getName(clientId)} con ${getName(workerId)}`

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
export function describeHistorySession(done: DoneAction<HistoryEntry>, getName: GetName, { isOwn = false } = {}): string {
  const { before, after } = done
  const shown = after ?? before
  if (!shown) return 'cambió una sesión'
  const transfer = describeTransfer(done, getName)
  if (transfer) return transfer
  const { text, namesSlot } = describeWhat(done, getName)
  if (isOwn) return text
  return `${text}${namesSlot ? '' : `, ${describeHistorySlot(shown)}`}: ${describePair(shown, getName)}`
}

/** Says that a session went to another client or came from one, to a reader who may not know of that client: the entry then lacks that side. */
function describeTransfer({ before, after, entries: [{ operation }] }: DoneAction<HistoryEntry>, getName: GetName) {
  if (operation !== 'updateSession' || (before && after)) return undefined
  const session = (after ?? before)!
  const what = `pasó la sesión de ${describeHistorySlot(session)}`
  return after ? `${what} de otra persona a ${getName(session.clientId)}` : `${what} a otra persona`
}

function describeWhat(
  { action, before, after, entries }: DoneAction<HistoryEntry>,
  getName: GetName,
): { text: string; namesSlot: boolean } {
  if (action === 'series-changed' && before && new Set(entries.map(({ recordId }) => recordId)).size > 1)
    return { text: describeNewSeries(before, after, getName), namesSlot: true }
  if (before && after) {
    const namesEnd = after.endsOn !== undefined && before.endsOn !== after.endsOn
    return { text: describeChange(before, after, entries[0].at, getName), namesSlot: movesSlot(before, after) || namesEnd }
  }
  const session = (after ?? before)!
  if (after && !isActive(after.state)) return { text: stateVerbs[after.state], namesSlot: false }
  return { text: describeWhole(session, after !== undefined), namesSlot: true }
}

function describeWhole(session: HistorySession, isNew: boolean) {
  const slot = describeHistorySlot(session)
  if (!isSeries(session)) return isNew ? `reservó ${slot}` : `eliminó la sesión de ${slot}`
  const { startsOn, endsOn } = session
  const dates = startsOn && endsOn ? ` (${formatSessionCount(listOccurrenceDates(session, { from: startsOn, to: endsOn }).length)})` : ''
  return isNew ? `reservó la serie de ${slot}${dates}` : `eliminó la serie de ${slot}`
}

/** "movió la serie de los martes 08:00 a los jueves 09:40 desde el jue 26 nov", of a series that another one continues, if it is not single dates. */
function describeNewSeries(before: HistorySession, after: HistorySession | undefined, getName: GetName) {
  const slot = describeHistorySlot(before)
  if (!after) return `cambió la serie de ${slot}`
  const isMoved = movesSlot(before, after)
  const workers = before.workerId !== after.workerId && `de ${getName(before.workerId)} a ${getName(after.workerId)}`
  const from = after.startsOn ? ` desde el ${formatShortDate(after.startsOn)}` : ''
  if (isMoved) return `movió la serie de ${slot} a ${describeHistorySlot(after)}${workers ? ` y la pasó ${workers}` : ''}${from}`
  return workers ? `pasó la serie de ${slot} ${workers}${from}` : `cambió la serie de ${slot}${from}`
}

/**
 * "terminó el 24 nov la serie de los martes 08:50", by the last date that the series keeps, which may lie before the day on which it ends. `at`: when it was
 * said, because a date of the same year is without it.
 */
function describeEnd(before: HistorySession, after: HistorySession, at: string) {
  const isLater = before.endsOn !== undefined && before.endsOn < after.endsOn!
  return `${isLater ? 'alargó hasta' : 'terminó'} el ${formatBriefDate(getLastDate(after)!, at.slice(0, 10))} la serie de ${describeHistorySlot(after)}`
}

function describeChange(before: HistorySession, after: HistorySession, at: string, getName: GetName): string {
  const fields = new Set(listChangedFields({ before: { ...before }, after: { ...after } }))
  const moves = movesSlot(before, after)
  const parts: Record<DescribedField, string | false | undefined> = {
    sessionDate: moves && `movió de ${describeHistorySlot(before)} a ${describeHistorySlot(after)}`,
    turnId: !moves && 'cambió el turno',
    workerId: `cambió de ${getName(before.workerId)} a ${getName(after.workerId)}`,
    clientId: `pasó de ${getName(before.clientId)} a ${getName(after.clientId)}`,
    // A session that moves becomes pending automatically.
    state: !(moves && after.state === 'pending') && stateVerbs[after.state],
    attended: describeAttendance(after.attended),
    note: after.note ? (before.note ? 'cambió la nota' : 'anotó en la sesión') : 'borró la nota',
    endsOn: after.endsOn ? describeEnd(before, after, at) : 'dejó la serie sin fin',
    startsOn: after.startsOn && `cambió el comienzo de la serie a ${formatShortDate(after.startsOn)}`,
    accepted: fields.size === 1 && (after.accepted ? 'mantuvo la sesión' : 'dejó la sesión por resolver'),
  }
  const said = Object.entries(parts).flatMap(([field, part]) =>
    part && (fields.has(field) || (field === 'sessionDate' && moves)) ? [part] : [],
  )
  return said.length > 0 ? joinPhrases(said) : 'cambió la sesión'
}

/** The fields of a session whose change is said. Weekday and time are said with the date, by the slot. */
type DescribedField =
  | Exclude<keyof SessionInput, 'day' | 'time' | 'waitingEntryId' | 'movedFrom' | 'clientKnows'>
  | keyof Pick<Session, 'accepted'>

const describeAttendance = (attended: boolean | undefined) =>
  attended === undefined ? 'quitó la asistencia' : attended ? 'marcó que vino' : 'marcó que no vino'

/** "canceló, movió y anotó". */
export const joinPhrases = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`
