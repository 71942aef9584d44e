import type { Mark } from '#domain/states.ts'
import classes from './state-icon.module.css'

/** The sign of a state or of what became of a session; the word stands beside it or in the accessible name. */
export const StateIcon = ({ mark, size = 14 }: { mark: Mark; size?: 14 | 16 }) => (
  <span className={classes.icon} data-mark={mark} data-size={size} aria-hidden />
)
