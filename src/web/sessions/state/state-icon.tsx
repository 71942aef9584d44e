import type { ReactNode } from 'react'
import type { Mark } from '#domain/states.ts'
import classes from './state-icon.module.css'

type Icon = Mark | 'standing' | 'note'

/** The icon of a mark, of a series or of a note. Its meaning is in the text beside it or in the accessible name. */
export const StateIcon = ({ mark, size = 14 }: { mark: Icon; size?: 12 | 14 | 16 }) => (
  <svg className={classes.icon} data-mark={mark} width={size} height={size} viewBox="0 0 14 14" aria-hidden>
    {drawings[mark]}
  </svg>
)

const ring = <circle cx="7" cy="7" r="4.6" strokeWidth="1.7" />
/** A disc with a tick cut out. */
const tick = (
  <path
    className={classes.filled}
    d="M1 7a6 6 0 0 1 12 0a6 6 0 0 1-12 0zM3.65 7.78l2 1.9a.8.8 0 0 0 1.15-.04l3.6-4a.8.8 0 0 0-1.19-1.08l-3.05 3.39-1.4-1.33a.8.8 0 0 0-1.1 1.16z"
  />
)

const drawings: Record<Icon, ReactNode> = {
  pending: ring,
  unmarked: ring,
  confirmed: tick,
  came: tick,
  // A disc with a minus cut out.
  absent: <path className={classes.filled} d="M1 7a6 6 0 0 1 12 0a6 6 0 0 1-12 0zM4.2 7.9h5.6a.9.9 0 0 0 0-1.8h-5.6a.9.9 0 0 0 0 1.8z" />,
  canceled: <path strokeWidth="1.8" d="m3.2 3.2 7.6 7.6m0-7.6-7.6 7.6" />,
  postponed: <path strokeWidth="1.7" d="M1.6 7h7.2M6 3.8 9.2 7 6 10.2M12.2 3v8" />,
  standing: (
    <path transform="scale(.583)" strokeWidth="2" d="M4 12v-3a3 3 0 0 1 3-3h13m-3-3 3 3-3 3M20 12v3a3 3 0 0 1-3 3h-13m3 3-3-3 3-3" />
  ),
  note: (
    <path
      transform="scale(.583)"
      strokeWidth="2"
      d="m13 20 7-7M13 20v-6a1 1 0 0 1 1-1h6v-7a2 2 0 0 0-2-2h-12a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2z"
    />
  ),
}
