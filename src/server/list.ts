import type { FastifyReply } from 'fastify'
import { type SelectQueryBuilder, sql } from 'kysely'

type ListQuery = { limit?: number | undefined; offset?: number | undefined; search?: string | undefined }

/** Fetches the rows that `limit` and `offset` select, and sends the number of all rows in the header x-total-count. A cheaper `countAll` may be given. */
export async function fetchPage<DB, TB extends keyof DB, Row>(
  allRows: SelectQueryBuilder<DB, TB, Row>,
  { query, reply }: { query: ListQuery; reply: FastifyReply },
  countAll?: () => Promise<number>,
): Promise<Row[]> {
  const { rows, total } = await fetchCounted(allRows, query, countAll)
  reply.header('x-total-count', String(total))
  return rows
}

/** Fetches the rows that `limit` and `offset` select, with the number of all rows. A cheaper `countAll` may be given. */
export async function fetchCounted<DB, TB extends keyof DB, Row>(
  allRows: SelectQueryBuilder<DB, TB, Row>,
  { limit, offset, search }: ListQuery,
  countAll = () => countRows(allRows),
): Promise<{ rows: Row[]; total: number }> {
  const fromOffset = offset === undefined ? allRows : allRows.offset(offset)
  const page = limit === undefined ? fromOffset : fromOffset.limit(limit)
  // A search reads the text of everybody, so its rows are counted where they are found. Elsewhere an index finds the rows of a page without the others, and
  // another connection counts them meanwhile.
  const counted = search ? page.select(sql<number>`count(*) over ()`.as('total')) : page
  const [found, count] = await Promise.all([
    counted.$castTo<Row & { total?: number }>().execute(),
    search || limit === undefined ? undefined : countAll(),
  ])
  const rows: Row[] = search ? found.map(({ total: _total, ...row }) => row as unknown as Row) : found
  const isComplete = limit === undefined && !offset
  return { rows, total: count ?? found[0]?.total ?? (isComplete ? rows.length : await countAll()) }
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
