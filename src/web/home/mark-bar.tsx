import type { CSSProperties } from 'react'
import type { SessionMark } from '#domain/states.ts'
import classes from './mark-bar.module.css'
import { barParts } from './mark-colors.ts'

type Props = { countOf: (mark: SessionMark) => number; isVertical?: boolean; style?: CSSProperties }

/** A bar with a part for each color, as long as its share of the sessions. The numbers stand beside it, so screen readers do not get it. */
export const MarkBar = ({ countOf, isVertical, style }: Props) => (
  <div className={classes.bar} data-vertical={isVertical} style={style} aria-hidden>
    {barParts.map(({ name, color, marks }) => {
      const count = marks.reduce((total, mark) => total + countOf(mark), 0)
      return count > 0 && <span key={name} className={classes.part} style={{ '--count': count, '--color': color } as CSSProperties} />
    })}
  </div>
)
