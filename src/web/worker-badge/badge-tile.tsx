import classes from './badge-tile.module.css'

/** How a worker is recognised: a colour never stands without initials. */
export interface WorkerBadge {
  name: string
  initials: string
  /** 1 … 12, see `assignWorkerColors`. */
  color: number
}

/** Of a worker who is in no list any more. */
export const unknownBadge: WorkerBadge = { name: '', initials: '?', color: 1 }

/** Filled: the slot is held. Tinted: it is past. Hollow: the slot is free again. */
export type TileKind = 'filled' | 'tinted' | 'hollow'

/** A worker's tile. The initials are drawn, not written: they are no part of what somebody says who names a button by its words. */
export const BadgeTile = ({ badge, kind = 'filled', size = 'sm' }: { badge: WorkerBadge; kind?: TileKind; size?: 'sm' | 'md' | 'lg' }) => (
  <span className={classes.tile} data-kind={kind} data-size={size} data-initials={badge.initials} data-color={badge.color} aria-hidden />
)
