import type { ReactNode } from 'react'
import type { SearchedPerson } from '#domain/person-search.ts'
import classes from './person-option.module.css'

/** A client or worker to choose. */
export interface PersonOption {
  id: string
  name: string
  /** Beside the name: "habitual". */
  note?: string | undefined
  /** Under the name: the document. */
  details?: string | undefined
  /** The reason why this person cannot be chosen: "con Ian Vargas, 08:00 – 08:45". A person who is chosen already stays enabled. */
  disabledReason?: string | undefined
  /** Before the name. */
  badge?: ReactNode
  /** At the end of the line: the number of sessions that a filter shows if the person is selected. */
  sessionCount?: number
}

export interface SearchableOption extends PersonOption {
  /** The name and document of the person, which a search compares. */
  searched: SearchedPerson
}

/** True for a person who cannot be chosen. */
export const isDisabled = ({ disabledReason }: PersonOption, isSelected: boolean) => disabledReason !== undefined && !isSelected

/** The content of an option, all of which is announced. */
export const PersonOptionLabel = ({ option }: { option: PersonOption }) => {
  const { name, note, details, disabledReason, badge, sessionCount } = option
  return (
    <>
      {badge}
      <span className={classes.name} data-quiet={sessionCount === 0 || undefined}>
        {name} {note && <span className={classes.note}>{note}</span>}
        {details !== undefined && <span className={classes.details}>{details}</span>}
        {disabledReason !== undefined && <span className={classes.details}>{disabledReason}</span>}
      </span>
      {sessionCount !== undefined && (
        <span className={classes.count}>
          {sessionCount}
          <span className="hidden">{sessionCount === 1 ? 'sesión' : 'sesiones'}</span>
        </span>
      )}
    </>
  )
}
