import { Children, type ReactNode } from 'react'
import { Section } from '#web/ui/page/section.tsx'
import classes from './exported-list.module.css'

/** A section of an export with a list of `<ExportedItem>`s. It says so where there are none. `hint`: how to read the list. */
export const ExportedList = ({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) => (
  <Section title={title}>
    {hint && <p className="quiet">{hint}</p>}
    {Children.toArray(children).length === 0 ? <p className="quiet">Nada guardado.</p> : <ul className={classes.list}>{children}</ul>}
  </Section>
)

interface ItemProps {
  /** The date or period of the item. */
  when: string
  children: ReactNode
  note?: string | null
}

/** One line of an export, with its note below. */
export const ExportedItem = ({ when, children, note }: ItemProps) => (
  <li className={classes.item}>
    <span className={classes.when}>{when}</span>
    <div>
      {children}
      {note && <p className={classes.note}>Nota: {note}</p>}
    </div>
  </li>
)
