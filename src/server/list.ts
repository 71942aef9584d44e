import type { FastifyReply } from 'fastify'
import type { SelectQueryBuilder } from 'kysely'

type ListCall = { query: { limit?: number; offset?: number }; reply: FastifyReply }

/** Fetches the rows that `limit` and `offset` select, and sends the number of all rows in the header x-total-count. A cheaper `count` may be given. */
export async function fetchPage<DB, TB extends keyof DB, Row>(
  allRows: SelectQueryBuilder<DB, TB, Row>,
  { query, reply }: ListCall,
  count = () => countRows(allRows),
) {
  const { limit, offset } = query
  const fromOffset = offset === undefined ? allRows : allRows.offset(offset)
  const rows = await (limit === undefined ? fromOffset : fromOffset.limit(limit)).execute()
  const isLastPage = (limit === undefined || rows.length < limit) && (rows.length > 0 || !offset)
  reply.header('x-total-count', String(isLastPage ? (offset ?? 0) + rows.length : await count()))
  return rows
}

/** Counts the rows of a query. */
export async function countRows<DB, TB extends keyof DB, Row>(allRows: SelectQueryBuilder<DB, TB, Row>) {
  const { total } = await allRows
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

type SortField<Sort> = Sort extends `-${infer Name}` ? Name : Sort

/** Splits a `sort` parameter into field and direction: '-name' means by name, descending. */
export function parseSort<Sort extends string>(sort: Sort) {
  const isDescending = sort.startsWith('-')
  return {
    by: (isDescending ? sort.slice(1) : sort) as SortField<Sort>,
    direction: isDescending ? ('desc' as const) : ('asc' as const),
  }
}
