import type { ReactNode } from 'react'
import classes from './side-columns.module.css'

type Props = {
  /** What comes before the side column on a phone. */
  first?: ReactNode
  side: ReactNode
  children: ReactNode
}

/** The main part of a page beside a narrow column, which comes first on a phone. */
export const SideColumns = ({ first, side, children }: Props) => (
  <div className={classes.columns}>
    {first && <div className={classes.first}>{first}</div>}
    <div className={classes.side}>{side}</div>
    <div className={classes.main}>{children}</div>
  </div>
)
