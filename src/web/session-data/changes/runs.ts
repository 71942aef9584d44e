import { compareText } from '#domain/compare-text.ts'
import { endBefore, getFirstDate, getLastDate, getNextDate, isException, listOccurrenceDates } from '#domain/series.ts'
import { isActive } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { addDays, countDays } from '#domain/weeks.ts'
import type { Session } from '../queries.ts'
import { getPhase } from '../week-view.ts'
import { type Change, toSeriesRecord } from './change.ts'
import { applyTarget, isSamePairAndTime, planMove, removeEntry, type Scope, type Target, toMovedSession, unsavedFields } from './plans.ts'

/**
 * The sessions of a client and a worker at one weekday and time from a date on, in any turn: what is left of their series, whether it is stored as standing
 * sessions, as dated ones or as both.
 */
export interface SeriesRun {
  /** Its first date. */
  from: string
  /** The standing sessions that have dates in it, the earliest first. */
  standing: readonly Session[]
  /** The dated sessions that end with it, exceptions included, the earliest first. */
  dated: readonly Session[]
  /** The dated sessions that were canceled or postponed, whether they end with it or stay. */
  released: readonly Session[]
  /** Its dates, in order, without those that are canceled or postponed; null when it has no end. */
  dates: readonly string[] | null
  /** The dates before it, on which sessions stay. */
  before: readonly string[]
  /** True when every date before it is over. */
  isBeforeOver: boolean
}

/** The runs to which a change of a session can apply besides the session alone. */
export type SeriesRuns = Partial<Record<Exclude<Scope, 'once'>, SeriesRun>>

/**
 * Finds the runs that begin with an upcoming session, and with the first one of the same series that has not ended yet. A run that would be only the session
 * itself, or the same as the other one, is left out.
 */
export function findRuns(session: Session, records: readonly Session[], now: WallClock): SeriesRuns {
  const date = session.sessionDate ?? ''
  const earliest = getEarliest(session, now)
  if (date < earliest) return {}
  const series = collectSeries(session, records)
  const all = collectRun(session, series, earliest, earliest)
  const onwards = collectRun(session, series, date, earliest)
  const isOffered = (run: SeriesRun | undefined): run is SeriesRun =>
    run !== undefined && (run.standing.length > 0 || (run.dates?.length ?? 0) > 1)
  return { ...(isOffered(onwards) && { onwards }), ...(isOffered(all) && all.from < date && { all }) }
}

/** Finds what is left of the series of a session from a date on. What is over does not count. */
export function findRunFrom(session: Session, records: readonly Session[], from: string, now: WallClock): SeriesRun | undefined {
  const earliest = getEarliest(session, now)
  return collectRun(session, collectSeries(session, records), from > earliest ? from : earliest, earliest)
}

/** Returns today, or tomorrow when the time of the session is over today. */
function getEarliest({ time, duration = 1 }: Session, { date, minutes }: WallClock) {
  return getPhase(date, time, duration, { date, minutes }) === 'past' ? addDays(date, 1) : date
}

/** Lists the records of a series, the session itself included where the user may not list them. */
function collectSeries(session: Session, records: readonly Session[]): Session[] {
  const others = records.filter((record) => isSamePairAndTime(record, session))
  return others.some(({ id }) => id === session.id) ? others : [...others, session.standing ? toSeriesRecord(session) : session]
}

function collectRun(session: Session, series: readonly Session[], from: string, earliest: string): SeriesRun | undefined {
  const standing = series
    .filter((record) => record.sessionDate === null && getNextDate(record, from) !== null)
    .sort((one, other) => compareText(one.startsOn ?? '', other.startsOn ?? ''))
  // Ending a standing session deletes the dated ones in any state. Without one, what is canceled or postponed stays as it is.
  const isPart = (record: Session) => standing.length > 0 || isActive(record.state) || record.id === session.id
  const upcoming = series
    .filter((record) => record.sessionDate !== null && record.sessionDate >= from)
    .sort((one, other) => compareText(one.sessionDate!, other.sessionDate!))
  const dated = upcoming.filter(isPart)
  const firstDates = [...standing.map((record) => getNextDate(record, from)!), ...dated.map((record) => record.sessionDate!)]
  const first = firstDates.sort()[0]
  if (first === undefined) return
  const released = new Set(listDates(series.filter((record) => !isHeld(record))))
  const held = new Set(listDates(series.filter((record) => record.sessionDate !== null && isHeld(record))))
  const isReleased = (date: string) => released.has(date) && !held.has(date)
  const before = listDates(series.filter(isHeld), first).filter((date) => !isReleased(date))
  return {
    from: first,
    standing,
    dated,
    before,
    released: upcoming.filter((record) => !isHeld(record)),
    dates: standing.some((record) => getLastDate(record) === null)
      ? null
      : listDates([...standing, ...dated]).filter((date) => date >= from && (!isReleased(date) || date === session.sessionDate)),
    isBeforeOver: (before.at(-1) ?? '') < earliest,
  }
}

/** False for a session that was canceled or postponed. */
const isHeld = ({ sessionDate, state }: Session) => sessionDate === null || isActive(state)

/** Lists the dates of records, before a date. Those of series without a known beginning or end are left out. */
function listDates(records: readonly Session[], before?: string): string[] {
  const dates = records.flatMap((record) => {
    if (record.sessionDate !== null) return record.sessionDate
    const [from, to] = [getFirstDate(record), before === undefined ? getLastDate(record) : addDays(before, -1)]
    return from && to ? listOccurrenceDates(record, { from, to }) : []
  })
  return [...new Set(dates)].filter((date) => before === undefined || date < before).sort()
}

/** Returns a run whose canceled and postponed sessions stay when it ends, apart from those that others replace. */
export function keepReleased(run: SeriesRun, isReplaced: (released: Session) => boolean): SeriesRun {
  const replaced = run.released.filter(isReplaced)
  return { ...run, dated: [...run.dated.filter((record) => !run.released.includes(record)), ...replaced] }
}

/** Ends a run: its standing sessions end before it, and its dated sessions are deleted. */
export function planEnd({ from, standing, dated, released }: SeriesRun): Change {
  const [series] = standing
  // The server's end of a series deletes all dated sessions.
  if (series && released.every((record) => dated.includes(record))) return [{ kind: 'end', series, from }]
  const shortened = standing.flatMap((record): Change => {
    const endsOn = endBefore(record, from)
    return endsOn === null ? [] : [{ kind: 'edit', before: record, after: { ...record, endsOn } }]
  })
  const deleted = [...standing.filter((record) => endBefore(record, from) === null), ...dated]
  return [...shortened, ...deleted.map((session) => ({ kind: 'delete' as const, session }))]
}

/**
 * Moves a run along with one of its sessions, by the same number of days. Dated sessions are moved one by one. Standing ones end, and others begin; the last
 * day of the last one stays.
 */
export function planMoveRun(session: Session, target: Target, run: SeriesRun): Change {
  const days = countDays(session.sessionDate ?? '', target.date)
  const toTargetOf = (date: string): Target => ({ ...target, date: addDays(date, days) })
  if (run.standing.length === 0) return run.dated.flatMap((other) => planMove(other, toTargetOf(other.sessionDate!)))
  const series = run.standing.map((record, index): Session => {
    const { date } = toTargetOf(getNextDate(record, run.from)!)
    const isLast = index === run.standing.length - 1
    return {
      // A series of which nothing is left puts its entry back on the waiting list, and the new one takes it off again.
      ...applyTarget(endBefore(record, run.from) === null ? record : removeEntry(record), { ...target, date }),
      ...unsavedFields,
      startsOn: date,
      endsOn: record.endsOn ? (isLast ? record.endsOn : addDays(record.endsOn, days)) : null,
    }
  })
  const moved = listMovedSingles(run).map((other) => toMovedSession(other, toTargetOf(other.sessionDate!)))
  // What was canceled or postponed moves along as it is, so that the new series does not take place there.
  const released = listMovedReleased(session, run).map((other) => ({
    ...toMovedSession(other, toTargetOf(other.sessionDate!)),
    state: other.state,
  }))
  return [...planEnd(run), ...[...series, ...moved, ...released].map((booked) => ({ kind: 'book' as const, session: booked }))]
}

/** Lists the dated sessions of a run that move with its standing ones: those that hold a slot and are no exceptions. */
const listMovedSingles = ({ standing, dated }: SeriesRun) =>
  dated.filter((session) => isActive(session.state) && !standing.some((record) => isException(session, record)))

/** Lists the canceled and postponed sessions that move along with a series, apart from the one that the user moves. */
export const listMovedReleased = (session: Session, { standing, released }: SeriesRun) =>
  standing.length > 0 ? released.filter(({ id }) => id !== session.id) : []

/** Lists the dates of a run that a move changes, as they are after it; until a date when the run has no end. */
export function listMovedDates(session: Session, target: Target, run: SeriesRun, until: string): string[] {
  const change = planMoveRun(session, target, run)
  const sessions = change.flatMap((step) => (step.kind === 'book' ? step.session : step.kind === 'edit' ? step.after : []))
  const released = new Set(sessions.filter((moved) => !isHeld(moved)).map(({ sessionDate }) => sessionDate))
  return sessions
    .flatMap((moved) => moved.sessionDate ?? listOccurrenceDates(moved, { from: moved.startsOn ?? '', to: getLastDate(moved) ?? until }))
    .filter((date) => !released.has(date))
    .sort()
}

/** True when a series would begin after its last day, which stays. */
export const isMovedPastEnd = (session: Session, target: Target, run: SeriesRun) =>
  planMoveRun(session, target, run).some(
    (step) => step.kind === 'book' && step.session.startsOn && step.session.endsOn && step.session.startsOn > step.session.endsOn,
  )

/** Lists the exceptions that end with their series. */
export const listExceptions = ({ standing, dated }: SeriesRun) =>
  dated.filter((session) => standing.some((record) => isException(session, record)))

/** Returns the entry of the waiting list that the end of a run would put back: of a record of which nothing is left. */
export const findDeletedEntry = (run: SeriesRun | undefined): string | undefined =>
  run &&
  [...run.standing.filter((series) => endBefore(series, run.from) === null), ...run.dated].find((record) => record.waitingEntryId)
    ?.waitingEntryId

/** Says how many sessions of the series before a run stay: "las 4 ya pasadas quedan". */
export function formatKept({ before, isBeforeOver }: SeriesRun): string {
  if (before.length === 1) return `la ${isBeforeOver ? 'ya pasada' : 'anterior'} queda`
  return `las ${before.length} ${isBeforeOver ? 'ya pasadas' : 'anteriores'} quedan`
}
