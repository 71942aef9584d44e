import type { SessionUpdate } from '#api/generated/wire.ts'
import type { Trx } from '../database/connect.ts'
import { badRequest, conflict, forbidden } from '../errors.ts'
import { durationOf, type Place } from './place.ts'
import { placeOf, type StoredSession } from './sql.ts'
import { hasBegun, hasStandIns, standsIn } from './standing.ts'

type Clock = { now: Date; timeZone: string }

/** Where a session shall be after a change, with the rules of what may move; refuses what may not. */
export async function placeAfter(trx: Trx, session: StoredSession, body: SessionUpdate, clock: Clock): Promise<Omit<Place, 'id'>> {
  const { id: _, ...before } = placeOf(session)
  const after = {
    ...before,
    client_id: body.client_id.toLowerCase(),
    worker_id: body.worker_id.toLowerCase(),
    turn_id: body.turn_id.toLowerCase(),
    day: body.day,
    time: body.time,
    session_date: body.session_date ?? null,
    // a series goes on from where it began unless something else is said
    starts_on: body.starts_on ?? before.starts_on,
    ends_on: body.ends_on ?? null,
  }
  refuseOtherKind(before, after)
  const moves = (keys: (keyof typeof before)[]) => keys.some((key) => before[key] !== after[key])
  if (moves(['client_id', 'worker_id', 'turn_id', 'day', 'time', 'session_date', 'starts_on'])) {
    if (before.session_date !== null) await refuseIfStandIn(trx, session)
    else await refuseIfSeriesBegan(trx, session, clock)
  }
  if (moves(['turn_id', 'day', 'time', 'session_date'])) after.duration = await durationOf(trx, after)
  return after
}

function refuseOtherKind(before: Place, after: Place) {
  if ((before.session_date === null) === (after.session_date === null)) return
  const message =
    before.session_date === null
      ? 'Una serie no se convierte en una sesión con fecha.'
      : 'Una sesión con fecha no se convierte en una serie.'
  throw badRequest(message, [{ path: 'session_date', message }])
}

async function refuseIfStandIn(trx: Trx, session: StoredSession) {
  if (await standsIn(trx, session)) throw conflict('Esta sesión ocupa el lugar de una serie en su fecha: aplácela y reserve otra.')
}

async function refuseIfSeriesBegan(trx: Trx, session: StoredSession, { now, timeZone }: Clock) {
  if (hasBegun(session, now, timeZone)) throw conflict('La serie ya empezó: termine esta serie y cree otra.')
  if (await hasStandIns(trx, session)) throw conflict('La serie tiene fechas cambiadas aparte: termine esta serie y cree otra.')
}

/** Who may change nothing but the note sends everything else as it is, or not at all where that is possible. */
export function refuseMoreThanNote(session: StoredSession, { note: _, updated_at: __, ...body }: SessionUpdate) {
  const stored: Record<string, unknown> = session
  const sent = Object.entries(body).filter(([, value]) => value !== undefined)
  const changed = sent.filter(([key, value]) => stored[key] !== (key.endsWith('_id') ? String(value).toLowerCase() : value))
  if (changed.length > 0) throw forbidden(['sessions.update'], 'Solo puede cambiar la nota de la sesión.')
}
