import { groupBy } from './group-by.ts'
import { endsSeries, isSeries } from './history-session.ts'
import type { ChangedSession, DoneAction } from './session-actions.ts'
import { isActive } from './states.ts'

/**
 * Joins what a change did to the series of a client that it ended or deleted: the series that begin instead, and the dated sessions that came or went along. The
 * other records are `left`.
 */
export function foldSeries<Entry>(records: readonly ChangedSession<Entry>[]) {
  const folded: DoneAction<Entry>[] = []
  const left: ChangedSession<Entry>[] = []
  for (const ofClient of groupBy(records, getClientId).values()) {
    const gone = ofClient.filter(isGoneSeries)
    if (gone.length === 0) {
      left.push(...ofClient)
      continue
    }
    const come = ofClient.filter(({ before, after }) => before === undefined && after !== undefined && isSeries(after))
    const groups =
      come.length === gone.length || come.length === 0 ? gone.map((series, index) => [series, come[index]]) : [[...gone, ...come]]
    const dated = ofClient.filter((record) => isDatedAlong(record) || (record.isException && isInSlotOf(record, come)))
    const members = groups.map((group) => group.filter((series) => series !== undefined))
    for (const session of dated) (members.find((group) => isInSlotOf(session, group)) ?? members[0]!).push(session)
    folded.push(...members.map(joinSeries))
    left.push(...ofClient.filter((record) => !members.some((group) => group.includes(record))))
  }
  return { folded, left }
}

/** Erased sessions have no client; each of them stands alone. */
const getClientId = <Entry>(record: ChangedSession<Entry>) => (record.after ?? record.before)?.clientId ?? record

/** True for a series that ended or was deleted, and stayed with its people at its time. */
const isGoneSeries = <Entry>({ before, after }: ChangedSession<Entry>) =>
  before !== undefined && isSeries(before) && (after === undefined || endsSeries(before, after))

/** True for a dated session that a change created or deleted. */
const isDatedAlong = <Entry>({ before, after }: ChangedSession<Entry>) => {
  const session = after ?? before
  return session !== undefined && !isSeries(session) && (before === undefined || after === undefined)
}

const isInSlotOf = <Entry>(session: ChangedSession<Entry>, group: readonly ChangedSession<Entry>[]) =>
  group.some((series) => {
    const [one, other] = [session.after ?? session.before!, series.after ?? series.before!]
    return one.workerId === other.workerId && one.day === other.day && one.time === other.time
  })

function joinSeries<Entry>(group: ChangedSession<Entry>[]): DoneAction<Entry> {
  const [first] = group
  const come = group.filter(({ before, after }) => before === undefined && after !== undefined && isActive(after.state))
  const series = come.find(({ after }) => isSeries(after!))
  const entries = group.flatMap((record) => record.entries) as unknown as DoneAction<Entry>['entries']
  if (come.length > 0) return { action: 'series-changed', before: first!.before, after: series?.after, entries }
  const last = group.find(({ after }) => after !== undefined && isSeries(after))
  return { action: last ? 'series-ended' : 'series-deleted', before: first!.before, after: last?.after, entries }
}
