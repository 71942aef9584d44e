import type { FastifyReply } from 'fastify'
import type { SelectQueryBuilder } from 'kysely'

type ListCall = { query: { limit?: number; offset?: number }; reply: FastifyReply }

/** The part of the chosen rows that a list was asked for; how many there are in all goes into the header. */
export async function fetchPage<DB, TB extends keyof DB, Row>(chosen: SelectQueryBuilder<DB, TB, Row>, { query, reply }: ListCall) {
  const { limit, offset } = query
  const part = offset === undefined ? chosen : chosen.offset(offset)
  const rows = await (limit === undefined ? part : part.limit(limit)).execute()
  reply.header('x-total-count', String(limit === undefined && offset === undefined ? rows.length : await countRows(chosen)))
  return rows
}

async function countRows<DB, TB extends keyof DB, Row>(chosen: SelectQueryBuilder<DB, TB, Row>) {
  const counting = chosen.clearSelect().clearOrderBy()
  const { total } = await counting
    .select((row) => row.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

type Named<Sort> = Sort extends `-${infer Name}` ? Name : Sort

/** What `sort` names, and which way round: '-name' is by name, descending. */
export function parseSort<Sort extends string>(sort: Sort) {
  const turned = sort.startsWith('-')
  return { by: (turned ? sort.slice(1) : sort) as Named<Sort>, direction: turned ? ('desc' as const) : ('asc' as const) }
}
