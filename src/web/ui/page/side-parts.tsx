import type { ReactNode } from 'react'
import classes from './side-parts.module.css'

type Props = {
  /** Places the parts in the grid of the page. */
  className?: string | undefined
  /** The second part: below the first, or beside it on a wide screen. */
  more?: ReactNode
  children: ReactNode
}

/** Shows sections beside the main part of a page, in one narrow column, or in two on a wide screen. Empty parts take no room. */
export const SideParts = ({ className = '', more, children }: Props) => (
  <div className={`${classes.parts} ${className}`}>
    <div className={classes.part}>{children}</div>
    <div className={classes.part}>{more}</div>
  </div>
)
