import type { StateChange } from '#api/generated/wire.ts'
import type { Trx } from '../database/connect.ts'
import { badRequest } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { refuseStale } from '../stale.ts'
import { insertSession, placeOf, type StoredSession, updateSession } from './sql.ts'
import { isOnDate, lockStandIn } from './standing.ts'

/** Makes or changes what stands in for a standing session on one date; answers its id. */
export async function changeOneWeek(
  trx: Trx,
  standing: StoredSession,
  date: string,
  change: StateChange,
  settings: Settings,
): Promise<string> {
  const message = standing.session_date === null ? 'La serie no tiene sesión en esta fecha.' : 'La sesión tiene otra fecha.'
  if (!isOnDate(standing, date)) throw badRequest(message, [{ path: 'session_date', message }])
  const { state, attended, updated_at } = change
  const standIn = await lockStandIn(trx, standing, date)
  refuseStale(standIn ?? standing, updated_at, settings)
  if (!standIn) {
    const place = { ...placeOf(standing), session_date: date, starts_on: null, ends_on: null }
    return insertSession(trx, place, { state, attended: attended ?? null, note: standing.note })
  }
  await updateSession(trx, standIn, { state, attended })
  return standIn.id
}
