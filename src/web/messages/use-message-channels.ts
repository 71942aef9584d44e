import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import { buildShortName } from '#domain/names.ts'
import { useSettings } from '#web/data/settings.ts'
import { type Contacted, getContact } from '#web/people/contact.ts'
import { toName } from '#web/people/name.ts'
import { buildMailUrl, buildWhatsAppUrl, type Message } from './message-links.ts'

export type Channel = 'whatsApp' | 'mail'

/** Returns the ways to send a message about a client, or about the people whose names are given: by WhatsApp to the guardian, where a telephone of one is known. Without telephone or e-mail address there is no `url`, and `missing` says why. */
export function useMessageChannels(client: Contacted, message: Message, name = buildShortName(toName(client.person))) {
  const { phonePrefix } = useSettings()
  const { email } = client.person
  const { phone, guardian } = getContact(client)
  return [
    {
      channel: 'whatsApp',
      icon: IconBrandWhatsapp,
      label: 'WhatsApp',
      action: 'Enviar por WhatsApp',
      accessibleName: `Enviar por WhatsApp a ${name}${guardian ? ` (${guardian})` : ''}`,
      url: phone && buildWhatsAppUrl(phone, message, phonePrefix),
      missing: 'sin teléfono',
    },
    {
      channel: 'mail',
      icon: IconMail,
      label: 'Correo',
      action: 'Enviar por correo',
      accessibleName: `Enviar por correo a ${name}`,
      url: email && buildMailUrl(email, message),
      missing: 'sin correo',
    },
  ] as const
}

/** The attributes of a link that opens another program: the page stays, and the program does not learn where the link was. */
export const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' } as const
