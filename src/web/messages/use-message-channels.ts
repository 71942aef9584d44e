import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import type { Person } from '#api/generated/app.ts'
import { buildShortName } from '#domain/names.ts'
import { useSettings } from '../data/settings.ts'
import { toName } from '../people/name.ts'
import { buildMailUrl, buildWhatsAppUrl, type Message } from './message-links.ts'

/** The person to whom a message goes: the name, the telephone and the e-mail address. */
export type Recipient = Pick<Person, 'name' | 'fatherLastName' | 'motherLastName' | 'phone' | 'email'>

export type Channel = 'whatsApp' | 'mail'

/** Returns the ways to send a message to a person. Without telephone or e-mail address there is no `url`, and `missing` says why. */
export function useMessageChannels(person: Recipient, message: Message) {
  const { phonePrefix } = useSettings()
  const name = buildShortName(toName(person))
  return [
    {
      channel: 'whatsApp',
      icon: IconBrandWhatsapp,
      label: 'WhatsApp',
      action: 'Enviar por WhatsApp',
      accessibleName: `Enviar por WhatsApp a ${name}`,
      url: person.phone && buildWhatsAppUrl(person.phone, message, phonePrefix),
      missing: 'sin teléfono',
    },
    {
      channel: 'mail',
      icon: IconMail,
      label: 'Correo',
      action: 'Enviar por correo',
      accessibleName: `Enviar por correo a ${name}`,
      url: person.email && buildMailUrl(person.email, message),
      missing: 'sin correo',
    },
  ] as const
}

/** The attributes of a link that opens another program: the page stays, and the program does not learn where the link was. */
export const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' } as const
