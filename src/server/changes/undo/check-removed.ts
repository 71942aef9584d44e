import { sql } from 'kysely'
import type { Problem } from '#domain/problem.ts'
import type { Actor } from '../../call.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { formatPersonName } from '../../people/name.ts'
import { readKinds } from '../../people/sql.ts'
import { endSeriesOf, refuseUpcomingSessions } from '../../upcoming-sessions.ts'
import { createUndoConflict } from './describe-records.ts'
import type { ChangedRecord } from './read-change.ts'

/** The records that belong to a client or worker and do not go by an undo: the table, the kind, and what is said of whom has one. */
const belongings: Record<'client' | 'worker', readonly [table: keyof Tables, kind: string, words: string][]> = {
  client: [
    ['app_user', 'user', 'tiene un usuario'],
    ['public_link', 'public-link', 'tiene un enlace público'],
  ],
  worker: [
    ['app_user', 'user', 'tiene un usuario'],
    ['public_link_worker', 'public-link', 'está en un enlace público'],
    ['feed', 'feed', 'tiene un calendario por suscripción'],
    ['absence', 'absence', 'tiene ausencias'],
    ['working_hours', 'working-hours', 'tiene horas de trabajo'],
  ],
}

/**
 * Ends the series of clients and workers whom an undo has deleted, as their deletion does. Throws a 409 if they have upcoming sessions, or something else that
 * would be left behind, or if a person whom it has deleted is still someone.
 */
export async function checkRemovedPeople(trx: Trx, records: readonly ChangedRecord[], options: { actor: Actor; today: string }) {
  const problems: Problem[] = []
  for (const { kind, record_id } of records.filter(({ before }) => before === null)) {
    if (kind === 'client' || kind === 'worker') problems.push(...(await checkParticipant(trx, { kind, id: record_id }, options)))
    if (kind === 'person')
      for (const role of await readKinds(trx, record_id))
        problems.push({ path: role, message: `La persona es ${role === 'client' ? 'cliente' : 'trabajador'}.` })
  }
  if (problems.length > 0) throw createUndoConflict(problems)
}

type RemovedParticipant = { kind: 'client' | 'worker'; id: string }

async function checkParticipant(
  trx: Trx,
  { kind, id }: RemovedParticipant,
  { actor, today }: { actor: Actor; today: string },
): Promise<Problem[]> {
  const name = await trx
    .selectFrom('person')
    .where('id', 'in', trx.selectFrom(kind).where('id', '=', id).select('person_id'))
    .select(['name', 'father_last_name', 'mother_last_name'])
    .executeTakeFirstOrThrow()
  const refuses = (of: string) => `No se puede deshacer el registro de ${of}`
  await refuseUpcomingSessions(trx, { ...name, kind, id }, { actor, today, refuses })
  await endSeriesOf(trx, { kind, id }, today)
  const problems: Problem[] = []
  for (const [table, path, words] of belongings[kind]) {
    const isLive = table === 'app_user' ? sql`deleted_at is null` : sql`true`
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(`${kind}_id`)} = ${id} and ${isLive} limit 1`.execute(trx)
    if (rows.length > 0) problems.push({ path, message: `${formatPersonName(name)} ${words}.` })
  }
  return problems
}

/** Throws a 409 if an undo took the document of a person who needs one: a worker, or a client who signs in by it. */
export async function checkDocuments(trx: Trx, records: readonly ChangedRecord[]) {
  const cleared = records.filter(({ kind, before, after }) => kind === 'person' && before?.document === '' && after?.document !== '')
  const users = await trx
    .selectFrom('app_user')
    .innerJoin('client', 'client.id', 'app_user.client_id')
    .where('client.person_id', '=', anyOf(cleared.map(({ record_id }) => record_id)))
    .where('app_user.deleted_at', 'is', null)
    .select('app_user.name')
    .execute()
  const problems = users.map(({ name }) => ({ path: 'user', message: `El cliente entra como «${name}» y necesita su documento.` }))
  for (const { record_id } of cleared)
    if ((await readKinds(trx, record_id)).includes('worker'))
      problems.push({ path: 'worker', message: 'Un trabajador necesita su documento.' })
  if (problems.length > 0) throw createUndoConflict(problems)
}
