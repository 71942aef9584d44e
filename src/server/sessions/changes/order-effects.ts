import { overlaps } from '#domain/overlap.ts'
import { isActive } from '#domain/states.ts'
import { getWeekday } from '#domain/weeks.ts'
import { createBadRequestError } from '../../errors.ts'
import type { Booking } from '../booking.ts'
import { groupInOrder } from './group-in-order.ts'
import type { StepEffect } from './step-effect.ts'

/**
 * Returns the effects in the order in which they are run: first what only leaves a slot or a key, then what stays, then what takes another key or slot, each after those
 * that leave it, and last what only takes slots. Sessions that exchange their slots in a circle take them in any order, because all slots are released before the
 * first effect is run; keys are not.
 */
export function orderEffects(effects: readonly StepEffect[]): StepEffect[] {
  const pick = (...ranks: number[]) => ranks.flatMap((rank) => effects.filter((effect) => getRank(effect) === rank))
  return [...pick(0, 1, 2), ...orderMoves(pick(3), pick(4)), ...pick(5)]
}

/** Ranks an effect. A series ends before its exceptions are deleted, which would give their dates back to it. */
function getRank({ before, after, releases }: StepEffect): number {
  if (!after) return before?.session_date ? 1 : 0
  const keepsKey = before !== undefined && toSessionKey(before) === toSessionKey(after)
  // An inactive session takes a key, and an exception frees the slot of its series.
  if (!isActive(after.state)) return keepsKey ? 0 : 3
  if (!before || !isActive(before.state)) return 5
  if (releases.length === 0) return 2
  return keepsKey && isOnlyShortened(before, after) ? 0 : 4
}

/** True for a series that gets a later first or an earlier last day, and nothing else. */
const isOnlyShortened = (before: Booking, after: Booking) =>
  before.session_date === null &&
  before.duration === after.duration &&
  after.starts_on! >= before.starts_on! &&
  (before.ends_on === null || (after.ends_on !== null && after.ends_on <= before.ends_on))

function orderMoves(inactive: readonly StepEffect[], active: readonly StepEffect[]): StepEffect[] {
  const moving = [...inactive, ...active]
  const bySlot = groupInOrder([active], ({ after }) => moving.filter(({ before }) => before && mayOverlap(before, after!))).flat()
  const leaving = Map.groupBy(moving, ({ before }) => before && toSessionKey(before))
  return groupInOrder([inactive, bySlot], ({ after }) => leaving.get(toSessionKey(after!)) ?? []).flat()
}

/** True when two sessions may share a minute of a person: people with both roles and the weeks of series are left to the database. */
function mayOverlap(one: Booking, other: Booking): boolean {
  if (one.client_id !== other.client_id && one.worker_id !== other.worker_id) return false
  if (one.session_date !== null && other.session_date !== null && one.session_date !== other.session_date) return false
  return getDay(one) === getDay(other) && overlaps(toMinutes(one), toMinutes(other))
}

const getDay = ({ session_date, day }: Booking) => (session_date === null ? day : getWeekday(session_date))

const toMinutes = ({ time, duration }: Booking) => ({ start: time, end: time + duration })

/** Effects by the key of a session that they change. */
type EffectByKey = ReadonlyMap<string, StepEffect>

/** Returns the effects that change stored sessions by the keys of these. */
export const indexBySessionKey = (effects: readonly StepEffect[]): EffectByKey =>
  new Map(effects.flatMap((effect) => (effect.before && effect.after ? [[toSessionKey(effect.before), effect]] : [])))

/**
 * Throws a 400 for an effect by which sessions of the same client and worker only exchange their keys: nothing but their ids would change, and there is no order in
 * which the database accepts it.
 */
export function refuseExchange(effect: StepEffect, effects: EffectByKey) {
  let current = effect
  for (let count = 0; count < effects.size && current.after; count++) {
    const next = effects.get(toSessionKey(current.after))
    if (!next || next === current) return
    if (next === effect) throw createBadRequestError('Sesiones del mismo cliente y trabajador no pueden intercambiar sus lugares.')
    current = next
  }
}

/** Returns the key of a session: what only one may have. That of a series has no dates. */
export const toSessionKey = ({ client_id, worker_id, turn_id, day, time, session_date }: Booking) =>
  `${client_id} ${worker_id} ${turn_id} ${day} ${time} ${session_date}`
