import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

type Props = {
  title: string
  /** Shown at the end of the title's line. */
  titleAside?: ReactNode
  children: ReactNode
}

/** A titled section of a page. */
export function Section({ title, titleAside, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {titleAside}
      </div>
      {children}
    </section>
  )
}
