import type { ReactNode } from 'react'
import classes from './step.module.css'

/** The footer of a step: a summary, and the buttons that lead to other steps. */
export const StepFooter = ({ summary, children }: { summary?: ReactNode; children: ReactNode }) => (
  <div className={classes.foot}>
    <p role="status">{summary}</p>
    <div className={classes.buttons}>{children}</div>
  </div>
)
