import type { FastifyReply } from 'fastify'
import type { SelectQueryBuilder } from 'kysely'

type ListCall = { query: { limit?: number; offset?: number }; reply: FastifyReply }

/** Fetches the rows that `limit` and `offset` select, and sends the number of all rows in the header x-total-count. */
export async function fetchPage<DB, TB extends keyof DB, Row>(all: SelectQueryBuilder<DB, TB, Row>, { query, reply }: ListCall) {
  const { limit, offset } = query
  const skipped = offset === undefined ? all : all.offset(offset)
  const rows = await (limit === undefined ? skipped : skipped.limit(limit)).execute()
  reply.header('x-total-count', String(limit === undefined && offset === undefined ? rows.length : await countRows(all)))
  return rows
}

async function countRows<DB, TB extends keyof DB, Row>(all: SelectQueryBuilder<DB, TB, Row>) {
  const { total } = await all
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

type SortField<Sort> = Sort extends `-${infer Name}` ? Name : Sort

/** Splits a `sort` parameter into field and direction: '-name' is by name, descending. */
export function parseSort<Sort extends string>(sort: Sort) {
  const isDescending = sort.startsWith('-')
  return {
    by: (isDescending ? sort.slice(1) : sort) as SortField<Sort>,
    direction: isDescending ? ('desc' as const) : ('asc' as const),
  }
}
