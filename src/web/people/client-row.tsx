import type { ReactNode } from 'react'
import { buildShortName } from '#domain/names.ts'
import { ClientLink } from './client-link.tsx'
import classes from './client-row.module.css'
import type { Contacted } from './contact.ts'
import { formatFullName, toName } from './name.ts'

type Props = {
  client: Pick<Contacted, 'person'> & { id: string }
  /** Where the name leads in place of the client's page. */
  to?: string
  /** The text of the link in place of the client's name. */
  name?: string
  /** What is said of the client, under the name. */
  fact: ReactNode
  /** What can be done, at the end. */
  children?: ReactNode
}

/** A row of a list of clients about whom something is to be done. */
export const ClientRow = ({ client, to, name, fact, children }: Props) => (
  <li className={classes.row}>
    <span className={classes.who}>
      <ClientLink clientId={client.id} to={to} className={classes.name} title={formatFullName(client.person)}>
        {name ?? buildShortName(toName(client.person))}
      </ClientLink>
      <span className={classes.fact}>{fact}</span>
    </span>
    {children}
  </li>
)
