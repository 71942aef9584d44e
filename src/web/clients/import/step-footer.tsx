import type { ReactNode } from 'react'
import classes from './step.module.css'

/** The foot of a step: what it comes to, and the buttons that lead on. */
export const StepFooter = ({ said, children }: { said?: ReactNode; children: ReactNode }) => (
  <div className={classes.foot}>
    <p role="status">{said}</p>
    <div className={classes.buttons}>{children}</div>
  </div>
)

/** What a button is about; a narrow phone has room for its verb only. */
export const ButtonNoun = ({ children }: { children: string }) => <span className={classes.noun}>&nbsp;{children}</span>
