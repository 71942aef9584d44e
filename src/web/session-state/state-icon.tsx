import { drawings, type Icon } from './icon-drawings.ts'
import classes from './state-icon.module.css'

/** The icon of a mark, of a series, of a note, of a session that is not settled or of one to which the client does not come. Its meaning is in the text beside it or in the accessible name. */
export const StateIcon = ({ mark, size }: { mark: Icon; size?: 'md' | 'lg' }) => {
  const { path, lineWidth } = drawings[mark]
  return (
    <svg className={classes.icon} data-mark={mark} data-size={size} viewBox="0 0 12 12" aria-hidden>
      <path d={path} strokeWidth={lineWidth} className={lineWidth ? undefined : classes.filled} />
    </svg>
  )
}
