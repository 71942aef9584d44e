import { overlaps } from '#domain/overlap.ts'
import type { Session } from './queries.ts'

/** True for two sessions of one date that share a minute. */
export const isAtSameTime = (one: Session, other: Session): boolean =>
  one.sessionDate === other.sessionDate && overlaps(toRange(one), toRange(other))

const toRange = ({ time, duration = 1 }: Session) => ({ start: time, end: time + duration })
