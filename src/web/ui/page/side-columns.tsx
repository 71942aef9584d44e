import type { ReactNode } from 'react'
import classes from './side-columns.module.css'

/** The main part of a page beside a narrow column, which comes first on a phone. */
export const SideColumns = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={classes.columns}>
    <div className={classes.side}>{side}</div>
    <div className={classes.main}>{children}</div>
  </div>
)
