import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './problem-panel.module.css'
import type { ProblemText } from './problem-text.ts'

type Props = {
  problem: ProblemText | undefined
  /** Links or a button under the text. */
  children?: ReactNode
}

/** The red panel of a form or dialog. */
export function ProblemPanel({ problem, children }: Props) {
  // The live region exists before its text, or screen readers would not announce it.
  return (
    <div role="alert">
      {problem && (
        <div className={classes.panel}>
          <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
          <div className={classes.text}>
            <p className={classes.message}>{problem.message}</p>
            <ProblemDetails details={problem.details} />
            {children}
          </div>
        </div>
      )}
    </div>
  )
}

/** The details of a problem as a list, if there are any. */
export const ProblemDetails = ({ details, className }: { details: readonly string[]; className?: string | undefined }) =>
  details.length > 0 && (
    <ul className={className}>
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  )
