import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconCheck, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatPhone } from '#domain/phones.ts'
import { toLocalDate } from '#domain/today.ts'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { buildWhatsAppUrl } from '#web/messages/message-links.ts'
import { externalLinkProps } from '#web/messages/use-message-channels.ts'
import { useSettleMessages } from '#web/messages/use-settle-messages.ts'
import { ClientLink } from '#web/people/client-link.tsx'
import { getContact } from '#web/people/contact.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { buildFamilyMessage, type Family, formatFamily } from './families.ts'
import { formatSince } from './format-since.ts'
import classes from './untold-list.module.css'
import { UntoldMenu } from './untold-menu.tsx'

type Props = {
  family: Family
  /** Called before the row leaves the list. */
  onLeave: () => void
}

/** Whom to tell what, with the ways to do it. Only "Avisado" takes it off the list: nobody learns whether a text was sent or a call answered. */
export function UntoldRow({ family, onLeave }: Props) {
  const can = useCan()
  const now = useNow()
  const settleMessages = useSettleMessages()
  const { clinicName, clinicPhone, phonePrefix, timeZone } = useSettings()
  const { messages, clients, contact, firstDate } = family
  const since = messages[0].createdAt
  const name = formatFamily(family)
  const { phone, guardian } = getContact(contact)
  const message = buildFamilyMessage(family, { today: now.date, clinic: { name: clinicName, phone: clinicPhone } })
  const settle = (kind: 'told' | 'drop') => {
    onLeave()
    settleMessages({ messages, kind, notice: `${kind === 'told' ? 'Avisado' : 'No hace falta avisar'}: ${name}` })
  }
  return (
    <li className={classes.row}>
      <time dateTime={since} className={classes.since} data-old={toLocalDate(new Date(since), timeZone) < now.date || undefined}>
        {formatSince(since, now, timeZone)}
      </time>
      <span className={classes.who}>
        {clients.length > 1 ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <ClientLink clientId={contact.id} className={classes.name}>
            {name}
          </ClientLink>
        )}
        {guardian && <span className={classes.guardian}>{guardian}</span>}
      </span>
      <span className={classes.news}>
        {firstDate === now.date && <span className={classes.near}>hoy</span>}
        {firstDate === addDays(now.date, 1) && <span className={classes.near}>mañana</span>}
        {messages.map(({ summary, client }) => (clients.length > 1 ? `${client.person.name}: ${summary}` : summary)).join(' ')}
      </span>
      <span className={classes.phone}>{phone ? formatPhone(phone) : 'Sin teléfono'}</span>
      <span className={classes.buttons}>
        <ContactButton
          keyName="w"
          icon={<IconBrandWhatsapp size={16} stroke={1.5} aria-hidden />}
          label="WhatsApp"
          name={name}
          url={phone && buildWhatsAppUrl(phone, message, phonePrefix)}
          isExternal
        />
        <ContactButton
          keyName="l"
          icon={<IconPhone size={16} stroke={1.5} aria-hidden />}
          label="Llamar"
          name={name}
          url={phone && `tel:${phone}`}
        />
        {can('markMessageTold') && (
          <Button
            size="xs"
            variant="default"
            data-key="v"
            leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />}
            aria-label={`Avisado: ${name}`}
            onClick={() => settle('told')}
          >
            Avisado
          </Button>
        )}
        <UntoldMenu family={family} message={message} onDrop={can('dropMessage') ? () => settle('drop') : undefined} />
      </span>
    </li>
  )
}

type ContactProps = {
  /** The key that presses the button while its row has the focus. */
  keyName: string
  icon: ReactNode
  label: string
  name: string
  /** Without one the button is disabled. */
  url: string | null | undefined
  isExternal?: boolean
}

/** Opens WhatsApp or the telephone. */
function ContactButton({ keyName, icon, label, name, url, isExternal }: ContactProps) {
  const props = { size: 'xs', variant: 'default', leftSection: icon, classNames: { label: classes.label } }
  if (!url)
    return (
      <Button {...props} disabled aria-label={`${label}: ${name}, sin teléfono`} title="Sin teléfono">
        {label}
      </Button>
    )
  return (
    <Button {...props} component="a" href={url} {...(isExternal && externalLinkProps)} data-key={keyName} aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  )
}
