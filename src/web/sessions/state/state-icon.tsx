import type { Mark } from '#domain/states.ts'
import classes from './state-icon.module.css'

interface Props {
  mark: Mark | 'standing' | 'note'
  size?: 12 | 14 | 16
}

/** The sign of a mark, of a series or of a note. Its meaning is in the text beside it or in the accessible name. */
export const StateIcon = ({ mark, size = 14 }: Props) => <span className={classes.icon} data-mark={mark} data-size={size} aria-hidden />
