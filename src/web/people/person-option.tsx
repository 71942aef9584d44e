import type { ReactNode } from 'react'
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
}

/** True for a person who cannot be chosen. */
export const isDisabled = ({ id, disabledReason }: PersonOption, selectedId: string | undefined) =>
  disabledReason !== undefined && id !== selectedId

/** The content of an option, all of which is announced. */
export const PersonOptionLabel = ({ option: { name, note, details, disabledReason, badge } }: { option: PersonOption }) => (
  <>
    {badge}
    <span className={classes.name}>
      {name} {note && <span className={classes.note}>{note}</span>}
      {details !== undefined && <span className={classes.details}>{details}</span>}
      {disabledReason !== undefined && <span className={classes.details}>{disabledReason}</span>}
    </span>
  </>
)
