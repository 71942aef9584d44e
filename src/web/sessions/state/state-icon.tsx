import type { Mark } from '#domain/states.ts'
import url from './signs.svg?no-inline'
import classes from './state-icon.module.css'

interface Props {
  mark: Mark | 'standing' | 'note'
  size?: 12 | 14 | 16
}

/** The sign of a state, of what became of a session, or of what else is worth a sign; the word stands beside it or in the accessible name. */
export const StateIcon = ({ mark, size = 14 }: Props) => <span className={classes.icon} data-mark={mark} data-size={size} aria-hidden />

// the image is a document of its own: it is built with the code, not amid the first week that shows it, and kept until then by the page
const signs = new Image()
signs.alt = ''
signs.src = url
document.head.append(signs)
