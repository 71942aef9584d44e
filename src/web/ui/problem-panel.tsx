import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './problem-panel.module.css'

/** What was refused: a sentence, and what else there is to say, each on a line of its own. */
export type Refused = { message: string; details: readonly string[] }

/** The red panel of a form: what clashes, and what to do. Nothing that was typed is lost. */
export function ProblemPanel({ problem }: { problem: Refused | undefined }) {
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
          </div>
        </div>
      )}
    </div>
  )
}
