import type { SessionMark } from '#domain/states.ts'
import type { TileKind } from '#web/worker-badge/badge-tile.tsx'

/** True when a session has released its slot. */
export const isReleased = (mark: SessionMark) => mark === 'canceled' || mark === 'postponed'

/** The tile of a session's worker: hollow when the slot is free again, tinted when it is over. */
export const getTileKind = (mark: SessionMark, isPast: boolean): TileKind => (isReleased(mark) ? 'hollow' : isPast ? 'tinted' : 'filled')
