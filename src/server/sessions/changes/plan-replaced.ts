import { hasAccess } from '#domain/access.ts'
import { isActive } from '#domain/states.ts'
import { createBadRequestError, createForbiddenError } from '../../errors.ts'
import { type MovedFrom, toMovedFrom } from '../booking.ts'
import { createOtherDateError } from '../other-date.ts'
import { takesPlaceOn } from '../series.ts'
import type { StoredSession } from '../sql.ts'
import { getException, type Records } from './load-records.ts'
import { planState, toOccurrence } from './plan-state.ts'
import type { StepOf } from './step.ts'
import type { EffectOptions, StepEffect } from './step-effect.ts'

/** The session in whose place another one is booked: its id, where it is, the session as it was, and unless it holds no slot any more, how it is postponed. */
type Replaced = { id: string; movedFrom: MovedFrom; before: StoredSession } & Pick<StepEffect, 'postponement' | 'changes' | 'uses'>

/** Plans what becomes of the session in whose place a step books another one. Throws a 400 if the client has no such session. */
export function planReplaced({ body }: StepOf<'create'>, records: Records, options: EffectOptions): Replaced | undefined {
  if (!body.moved_from) return
  const session = records.sessions.get(body.moved_from.session_id.toLowerCase())
  if (session?.client_id !== body.client_id.toLowerCase()) {
    const message = session ? 'Esta sesión es de otro cliente.' : 'Esta sesión no existe.'
    throw createBadRequestError(message, [{ path: 'moved_from.session_id', message }])
  }
  const date = body.moved_from.session_date ?? session.session_date
  if (date === null || !takesPlaceOn(session, date)) throw createOtherDateError(session, 'moved_from.session_date')
  const stored = session.session_date === null ? getException(records, session, date) : session
  if (stored && !isActive(stored.state))
    return { id: stored.id, movedFrom: toMovedFrom(stored), before: stored, changes: [], uses: [stored.id] }
  if (!hasAccess(options.reader.access, 'sessions.update')) throw createForbiddenError(['sessions.update'])
  const change = { state: 'postponed', session_date: date } as const
  const postponement = planState({ kind: 'state', id: session.id, body: change, override: false, ownOnly: null }, records, options)
  const id = postponement.touched[0]!
  const before = stored ?? toOccurrence(session, date)
  return { id, movedFrom: toMovedFrom({ ...before, id }), before, postponement, changes: postponement.changes, uses: postponement.uses }
}
