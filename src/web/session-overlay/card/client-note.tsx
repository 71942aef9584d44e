import { IconUserCircle } from '@tabler/icons-react'
import type { Client } from '#web/session-data/queries.ts'
import classes from './session-card.module.css'

/** The standing note of the client, for staff. */
export const ClientNote = ({ client: { note } }: { client: Client }) =>
  note ? (
    <p className={classes.line}>
      <IconUserCircle size={16} stroke={1.5} aria-hidden />
      <span className={classes.note}>Nota del cliente: {note}</span>
    </p>
  ) : null
