import classes from './badge-tile.module.css'

/** The name, initials and color of a worker. The color is never shown without the initials. */
export interface WorkerBadge {
  name: string
  initials: string
  /** 0 … 11, see `workerColorNames`. */
  color: number
}

/** The badge of a worker who is in no list. */
export const unknownBadge: WorkerBadge = { name: '', initials: '?', color: 0 }

/** The same where the name stands beside the badge. */
export const unnamedBadge: WorkerBadge = { ...unknownBadge, name: 'Trabajador' }

/** Filled: the session is active. Tinted: it is over. Hollow: its slot is free again. */
export type TileKind = 'filled' | 'tinted' | 'hollow'

type Props = { badge: WorkerBadge; kind?: TileKind; size?: 'md' | 'lg' }

/** The tile with a worker's initials. They are generated content, so that they are not part of the accessible name of a button. */
export const BadgeTile = ({ badge, kind, size }: Props) => (
  <span className={classes.tile} data-color={badge.color} data-kind={kind} data-size={size} data-initials={badge.initials} aria-hidden />
)
