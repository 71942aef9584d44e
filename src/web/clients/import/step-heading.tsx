import { type ReactNode, useEffect, useRef } from 'react'
import classes from './step.module.css'

type Props = {
  title: ReactNode
  /** One sentence under the title. */
  children?: ReactNode
}

/**
 * The heading of a step. It takes the focus, because the button that led to the step is gone, so screen readers announce the step.
 * An open dialog keeps the focus.
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
