import { IconPhone } from '@tabler/icons-react'
import { isActive } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { externalLinkProps, useMessageChannels } from '#web/messages/use-message-channels.ts'
import { paths } from '#web/navigation/paths.ts'
import { ContactPhone } from '#web/people/contact-phone.tsx'
import type { Session } from '#web/session-data/queries.ts'
import { useSessionMessage } from '#web/session-data/use-session-message.ts'
import type { Phase } from '#web/session-data/week-view.ts'
import { Link } from '#web/ui/page/link.tsx'
import classes from './session-card.module.css'

/** The client's telephone, a link that sends a ready text by WhatsApp, and one to the client's page. Clients need none of it for themselves. */
export function ClientContact({ session, date, phase }: { session: Session; date: string; phase: Phase }) {
  const can = useCan()
  const { client, state } = session
  const message = useSessionMessage(session, date, phase === 'future' && isActive(state))
  const { clientId } = useSignedInUser()
  const [{ icon: WhatsAppIcon, url, accessibleName }] = useMessageChannels(client, message)
  if (client.id === clientId) return null
  return (
    <p className={classes.line}>
      <IconPhone size={16} stroke={1.5} aria-hidden />
      <span className={classes.contact}>
        <ContactPhone client={client} absent={<span>Sin teléfono</span>} />
        {url && (
          <a href={url} {...externalLinkProps} aria-label={accessibleName}>
            <WhatsAppIcon size={16} stroke={1.5} aria-hidden />
            WhatsApp
          </a>
        )}
        {client.deletedAt === null && can('getClient', { client: client.id }) && (
          <Link to={paths.client(client.id)} aria-label={`Ver ficha de ${client.person.name}`}>
            Ver ficha
          </Link>
        )}
      </span>
    </p>
  )
}
