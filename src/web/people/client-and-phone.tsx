import classes from './client-and-phone.module.css'
import { ClientLink } from './client-link.tsx'
import type { Contacted } from './contact.ts'
import { ContactPhone } from './contact-phone.tsx'
import { formatFullName } from './name.ts'

/** The client of a row with the telephone under the name; on a phone beside it, where both are pressed with a thumb. */
export const ClientAndPhone = ({ client }: { client: Contacted & { id: string } }) => (
  <span className={classes.client}>
    <ClientLink clientId={client.id} className={classes.name}>
      {formatFullName(client.person)}
    </ClientLink>
    <ContactPhone client={client} absent={<span className={classes.absent}>Sin teléfono</span>} />
  </span>
)
