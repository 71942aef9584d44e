import { type RawBuilder, sql } from 'kysely'
import { renameKeys, toCamelCase } from '#api/case.ts'
import type { HistoryEntry, HistoryKind } from '#api/generated/wire.ts'
import type { ChangeEntry } from '#domain/change-lines.ts'
import { groupBy } from '#domain/group-by.ts'
import type { HistoryValues } from '#domain/history-session.ts'
import type { Db } from '../database/connect.ts'
import { readReplacedSeries } from '../history/replaced-series.ts'

type Values = HistoryEntry['before']
interface Row {
  id: string
  change_id: string | null
  kind: HistoryKind
  operation: string | null
  record_id: string
  before: Values
  after: Values
}

/**
 * Reads the entries of changes by the ids of the changes: of each entry only what the line of its change is made of, because a page of changes may have tens of
 * thousands of entries. Those that match come first, and of both kinds the newest.
 */
export async function readShortEntries(db: Db, condition: RawBuilder<boolean>, isMatch: RawBuilder<boolean>) {
  const { rows } = await sql<Row>`
    select id, ${isMatch} as is_match, change_id, kind, operation, record_id, ${shorten('before')} as before, ${shorten('after')} as after
    from history where ${condition} order by is_match desc, id desc
  `.execute(db)
  const seriesById = await readReplacedSeries(db, rows)
  const valuesOfSeries = new Map([...new Set(seriesById.values())].map((series) => [series, toHistoryValues(series)!]))
  const toEntry = ({ id, kind, operation, record_id, before, after }: Row): ChangeEntry => {
    const series = seriesById.get(id)
    return {
      id,
      kind,
      operation,
      recordId: record_id,
      before: toHistoryValues(before),
      after: toHistoryValues(after),
      series: series && valuesOfSeries.get(series),
    }
  }
  return new Map([...groupBy(rows, ({ id, change_id }) => change_id ?? id)].map(([id, ofChange]) => [id, ofChange.map(toEntry)]))
}

/** Selects the values of a session that are compared, and of any other record only the session that it names. */
const shorten = (column: string) => sql`
  case when kind = 'session' then ${sql.ref(column)} - '{turn_id,duration,moved_from_date,moved_from_time,moved_from_turn_id}'::text[]
  when ${sql.ref(column)} is not null then jsonb_strip_nulls(jsonb_build_object('session_id', ${sql.ref(column)} -> 'session_id')) end
`

const toHistoryValues = (values: Values) => renameKeys(values, toCamelCase) as HistoryValues | null
