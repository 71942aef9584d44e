import { type ReactNode, useEffect, useRef } from 'react'
import classes from './step.module.css'

type Props = {
  title: ReactNode
  /** One sentence under the title. */
  children?: ReactNode
}

/**
 * The heading of a step. It takes the focus: what was pressed to come here has gone, and who listens is told where he is. A dialog
 * that is open over the page keeps it.
 */
export function StepHeading({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!document.activeElement?.closest('[role="dialog"]')) heading.current?.focus()
  }, [])
  return (
    <div className={classes.heading}>
      <h2 ref={heading} tabIndex={-1} className="bare">
        {title}
      </h2>
      {children}
    </div>
  )
}
