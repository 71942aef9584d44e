import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './problem-panel.module.css'

/** What was refused: a sentence, and what else there is to say, each on a line of its own. */
export type ProblemText = { message: string; details: readonly string[] }

type Props = {
  problem: ProblemText | undefined
  /** What leads on from there, under the words: links to what holds it, a button. */
  children?: ReactNode
}

/** The red panel of a form: what clashes, and what to do. Nothing that was typed is lost. */
export function ProblemPanel({ problem, children }: Props) {
  // the region is there before its words, or they would not be read out
  return (
    <div role="alert">
      {problem && (
        <div className={classes.panel}>
          <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
          <div className={classes.text}>
            <p className={classes.message}>{problem.message}</p>
            {problem.details.length > 0 && (
              <ul>
                {problem.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
