import type { ReactNode } from 'react'
import classes from './period-facts.module.css'

type Props = {
  /** What the toolbar shows on the screen, and paper here. */
  printed: ReactNode
  children: ReactNode
}

/** The facts beside the title of a page that shows a period. */
export const PeriodFacts = ({ printed, children }: Props) => (
  <div className={classes.facts}>
    <span className="print-only">{printed}</span>
    {children}
  </div>
)
