import { occursOn } from '#domain/series.ts'
import { groupInOrder } from '../../sessions/changes/group-in-order.ts'
import { toSessionKey } from '../../sessions/changes/order-effects.ts'
import { slotColumns } from '../../sessions/changes/step-effect.ts'
import { toSeries } from '../../sessions/series.ts'
import type { Values } from './kinds.ts'
import type { ChangedRecord } from './read-change.ts'
import { completeBooking, holdsSlot, isSeries } from './session-values.ts'

/**
 * Groups sessions in the order in which they are restored, once all of them have left their slots. One statement may restore a group, because nothing in it takes a key
 * that something else in it leaves. A series ends before its exceptions are deleted, which would give it their dates, and it comes back after them. Inactive sessions
 * come before active ones: an exception frees the slot of its series.
 */
export function orderSessions(sessions: readonly ChangedRecord[]): ChangedRecord[][] {
  const deleted = sessions.filter(({ before }) => before === null)
  const kept = sessions.filter(({ before }) => before !== null)
  const shortened = kept.filter(isShortened)
  const series = kept.filter((session) => isSeries(session.before) && !isShortened(session))
  const dated = kept.filter(({ before }) => !isSeries(before))
  const leaving = Map.groupBy([...dated, ...series], ({ after }) => after && toBookingKey(after))
  const listLeaving = ({ before }: ChangedRecord) => leaving.get(toBookingKey(before!)) ?? []
  return [
    shortened,
    deleted.filter(({ after }) => isSeries(after)),
    deleted.filter(({ after }) => !isSeries(after)),
    ...groupInOrder([pickDatesOf(series, dated), dated.filter(({ before }) => !holdsSlot(before!)), dated], listLeaving),
    ...groupInOrder([series], listLeaving),
  ]
}

const toBookingKey = (values: Values) => toSessionKey(completeBooking(values, ''))

/** True for a series that only gets a later first or an earlier last day. */
function isShortened({ before, after }: ChangedRecord): boolean {
  if (!isSeries(before) || after === null) return false
  const changed = slotColumns.filter((column) => before![column] !== after[column])
  const [startsOn, endsOn, oldEnd] = [before!.starts_on, before!.ends_on ?? '9999', after.ends_on ?? '9999'].map(String)
  return (
    changed.every((column) => column === 'starts_on' || column === 'ends_on') && startsOn! >= String(after.starts_on) && endsOn! <= oldEnd!
  )
}

/**
 * Returns the dated sessions that take or leave a date of one of the series, which have not been restored. A trigger then books all slots of the series, so what
 * takes one of them is restored later.
 */
function pickDatesOf(series: readonly ChangedRecord[], dated: readonly ChangedRecord[]): ChangedRecord[] {
  const byKey = Map.groupBy(
    series.flatMap(({ after }) => (after === null ? [] : [after])),
    toBookingKey,
  )
  const isDate = ({ session_date, ...values }: Values) =>
    (byKey.get(toBookingKey(values)) ?? []).some((one) => occursOn(toSeries(completeBooking(one, '')), String(session_date)))
  return dated.filter(({ before, after }) => isDate(before!) || (after !== null && isDate(after)))
}
