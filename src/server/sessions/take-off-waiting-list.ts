import { sql } from 'kysely'
import type { Problem } from '#domain/problem.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'

/** A booking that may name the entry of the waiting list for which it is made. */
type BookingForEntry = { client_id: string; waiting_entry_id?: string | null | undefined }

/** Why a booking cannot take its entry off the waiting list: the entry is booked already, or is none of the client's. */
export type UnavailableEntry = { problem: Problem; isBooked: boolean }

/**
 * Locks the entries of the waiting list that bookings name until the transaction ends, and finds for each booking why it cannot take its entry off, if so. The
 * caller has locked the clients.
 */
export async function lockWaitingEntries(trx: Trx, bookings: readonly BookingForEntry[]): Promise<(UnavailableEntry | undefined)[]> {
  const ids = bookings.flatMap(({ waiting_entry_id }) => waiting_entry_id ?? [])
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('waiting_entry')
    .where('id', '=', anyOf(ids))
    .select(['id', 'client_id', 'session_id'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const entries = new Map(rows.map((entry) => [entry.id, entry]))
  const named = new Set<string>()
  return bookings.map(({ client_id, waiting_entry_id }) => {
    if (!waiting_entry_id) return undefined
    const entry = entries.get(waiting_entry_id.toLowerCase())
    if (entry?.client_id !== client_id.toLowerCase()) return { problem: unknownEntry, isBooked: false }
    if (entry.session_id !== null || named.has(entry.id)) return { problem: bookedEntry, isBooked: true }
    named.add(entry.id)
    return undefined
  })
}

const unknownEntry = { path: 'waiting_entry_id', message: 'Este cliente no tiene esta entrada en la lista de espera.' }
const bookedEntry = { path: 'waiting_entry_id', message: 'Ya se reservó otra sesión para esta entrada de la lista de espera.' }

/** Puts the entries for which sessions were booked back in their place on the waiting list. */
export const returnToWaitingList = (trx: Trx, sessionIds: readonly string[]) =>
  trx.updateTable('waiting_entry').set({ session_id: null }).where('session_id', '=', anyOf(sessionIds)).execute()

/** Takes the entries that booked sessions name off the waiting list. The caller has locked them. */
export async function takeOffWaitingList(trx: Trx, booked: readonly (Partial<BookingForEntry> & { id: string })[]) {
  const named = booked.filter(({ waiting_entry_id }) => waiting_entry_id)
  if (named.length === 0) return
  await sql`
    update waiting_entry set session_id = booked.session_id
    from unnest(${named.map(({ waiting_entry_id }) => waiting_entry_id)}::uuid[], ${named.map(({ id }) => id)}::uuid[]) as booked (id, session_id)
    where waiting_entry.id = booked.id
  `.execute(trx)
}
