import { formatClock } from '#domain/clock.ts'
import { compareText } from '#domain/compare-text.ts'
import { groupBy } from '#domain/group-by.ts'
import { buildShortName } from '#domain/names.ts'
import { getSessionKey } from '#domain/session-key.ts'
import type { UnsettledItem as ItemOf, Settlement as SettlementOf } from '#domain/settle.ts'
import { formatLongDate } from '#domain/spanish.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import { toName } from '#web/people/name.ts'
import type { Session, Slot } from '#web/session-data/queries.ts'
import { findReason, getReasonKey, splitSeries } from './list-groups.ts'

/** A row of the list: a session, or the dates of a series that are settled together. */
export type UnsettledItem = ItemOf<Session>

export type Settlement = SettlementOf<Session['worker']>

export type SettlementKind = Settlement['kind']

/** The most dated sessions that are shown, and settled, at once. */
const maxDated = 100

/** Lists the rows: the series first, then the sessions by date, of which there may be `hidden` more. */
export function listUnsettledItems(sessions: readonly Session[]) {
  const { series, dated } = splitSeries(sessions)
  const toItem = (ofItem: readonly [Session, ...Session[]]): UnsettledItem => ({ key: getSessionKey(ofItem[0]), sessions: ofItem })
  return {
    items: [...series.map(toItem), ...dated.slice(0, maxDated).map((session) => toItem([session]))],
    hidden: Math.max(0, dated.length - maxDated),
  }
}

/** Groups the rows by the absence, closing day or hours that they are about, in the order of their first dates. `session` is one of a group. */
export function listItemGroups(items: readonly UnsettledItem[], absences: readonly ListedAbsence[]) {
  const groups = groupBy(items, ({ sessions: [session] }) => getReasonKey(session, absences))
  return [...groups]
    .map(([key, ofGroup]) => {
      const dates = ofGroup.flatMap(({ sessions }) => sessions.map(({ sessionDate }) => sessionDate ?? ''))
      const [session] = ofGroup[0]!.sessions
      return { key, items: ofGroup, session, absence: findReason(session, absences), firstDate: dates.sort()[0] ?? '' }
    })
    .sort((one, other) => compareText(one.firstDate, other.firstDate))
}

const words: Record<SettlementKind, [one: string, several: string]> = {
  reassign: ['se reasigna', 'se reasignan'],
  postpone: ['se aplaza', 'se aplazan'],
  cancel: ['se cancela', 'se cancelan'],
  keep: ['se mantiene', 'se mantienen'],
}

/** "6 se reasignan, 2 se aplazan". */
export function describeSettlements(settled: readonly { item: UnsettledItem; settlement: Settlement }[]): string {
  const counts = Object.entries(words).map(([kind, [one, several]]) => {
    const count = countItemSessions(settled.filter(({ settlement }) => settlement.kind === kind).map(({ item }) => item))
    return count > 0 && `${count} ${count === 1 ? one : several}`
  })
  return counts.filter(Boolean).join(', ')
}

/** "Con Ana Torres", "Pasa al viernes 18 de diciembre, 10:30". */
export function describeOutcome(settlement: Settlement): string {
  if (settlement.kind === 'reassign') return `Con ${buildShortName(toName(settlement.worker.person))}`
  if (settlement.kind === 'cancel') return 'Cancelada'
  if (settlement.kind === 'keep') return 'Se mantiene'
  return settlement.slot ? `Pasa al ${formatDateAndTime(settlement.slot)}` : 'Aplazada sin fecha'
}

/** Returns the number of sessions of several items. */
export const countItemSessions = (items: readonly UnsettledItem[]) => items.reduce((count, { sessions }) => count + sessions.length, 0)

/** "viernes 18 de diciembre, 10:30". */
const formatDateAndTime = ({ date, time }: Slot) => `${formatLongDate(date)}, ${formatClock(time)}`
