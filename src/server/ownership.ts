import type { SelectQueryBuilder } from 'kysely'
import type { OwnIds } from './call.ts'
import type { OperationOwnership } from './contract.ts'
import type { Tables } from './database/tables.ts'
import { createForbiddenError } from './errors.ts'

declare const ownership: unique symbol

/**
 * A value whose ownership was taken care of. An operation with such an `x-own` must return one, and only the functions below make it, so that an operation
 * that forgets ownership does not compile. The mark exists only in types.
 */
export type Owned<Kind extends OperationOwnership, Value> = Value & { readonly [ownership]: { readonly [K in Kind]: true } }

/** `narrowed`: limits a query to the caller's own sessions, unless the caller holds the access (null). */
export function narrow<Row>(query: SelectQueryBuilder<Tables, 'session', Row>, ownOnly: OwnIds | null) {
  const narrowed =
    ownOnly &&
    query.where((row) => row.or([row('session.client_id', '=', ownOnly.client_id), row('session.worker_id', '=', ownOnly.worker_id)]))
  return (narrowed ?? query).$castTo<Owned<'narrowed', Row>>()
}

/** `narrowed`: limits a query of absences to those of the caller's own worker and the closing days, unless the caller holds the access (null). */
export function narrowAbsences<Row>(query: SelectQueryBuilder<Tables, 'absence', Row>, ownOnly: OwnIds | null) {
  const narrowed =
    ownOnly && query.where((row) => row.or([row('absence.worker_id', '=', ownOnly.worker_id), row('absence.worker_id', 'is', null)]))
  return (narrowed ?? query).$castTo<Owned<'narrowed', Row>>()
}

/** `record`: returns the record if it is the caller's own or the caller holds the access (null). Otherwise throws a 403 that names `code`. */
export function requireOwn<Row extends { client_id: string; worker_id: string }>(row: Row, ownOnly: OwnIds | null, code: string) {
  if (ownOnly && row.client_id !== ownOnly.client_id && row.worker_id !== ownOnly.worker_id) throw createForbiddenError([code])
  return row as Owned<'record', Row>
}

/** Returns what a response shows of a row whose ownership was taken care of. */
export const showOwned = <Kind extends OperationOwnership, Shown>(_row: Owned<Kind, object>, shown: Shown) => shown as Owned<Kind, Shown>

/** `any`: states that a response is the same for every client or worker, whoever is in it. */
export const openToEveryOwner = <Body>(body: Body) => body as Owned<'any', Body>

/** `record`: states that each step of a change has checked the session that it loads. */
export const ownBySteps = <Body>(body: Body) => body as Owned<'record', Body>
