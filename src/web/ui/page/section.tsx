import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

type Props = {
  title: string
  /** What stands at the end of the title's line. */
  titleAside?: ReactNode
  children: ReactNode
}

/** A part of what stands at the side of somebody's page. */
export function Section({ title, titleAside: mark, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {mark}
      </div>
      {children}
    </section>
  )
}
