import { groupBy } from '#domain/group-by.ts'
import { buildMessageText } from '#domain/message-text.ts'
import { buildShortName } from '#domain/names.ts'
import type { Message } from '#web/messages/message-links.ts'
import type { UntoldMessage } from '#web/messages/queries.ts'
import { getFamilyKey } from '#web/people/contact.ts'
import { formatFullName, toName } from '#web/people/name.ts'

type Client = UntoldMessage['client']

/** A client, or several with one telephone, who must be told something. */
export type Family = {
  key: string
  /** The oldest first. */
  messages: readonly [UntoldMessage, ...UntoldMessage[]]
  clients: readonly Client[]
  /** The client by whom the family is called and greeted: one with a guardian's telephone, if any. */
  contact: Client
  /** The first date from today on (ISO) that the messages are about. */
  firstDate: string | undefined
}

/** Groups messages by whom they are told to. `phonePrefix`: the digits of the clinic's country code. */
export function groupFamilies(messages: readonly UntoldMessage[], phonePrefix: string): Family[] {
  const groups = groupBy(messages, ({ client }) => getFamilyKey(client, phonePrefix))
  return [...groups].map(([key, ofFamily]) => {
    const clients = [...new Map(ofFamily.map(({ client }) => [client.id, client])).values()]
    const contact = clients.find(({ guardianPhone }) => guardianPhone) ?? ofFamily[0].client
    const [firstDate] = ofFamily.flatMap((message) => message.firstDate ?? []).sort()
    return { key, messages: ofFamily, clients, contact, firstDate }
  })
}

/** "Ian Vargas Soto", "Ian Vargas y Zoe Vargas". */
export const formatFamily = ({ clients, contact }: Family): string =>
  clients.length === 1 ? formatFullName(contact.person) : spanishList.format(clients.map(({ person }) => buildShortName(toName(person))))

const spanishList = new Intl.ListFormat('es')

/** The kinds of messages about what takes place. What has ceased cannot be declined. */
const offers = new Set<UntoldMessage['kind']>(['moved', 'changed-hours', 'changed-worker', 'restored'])

type TextContext = { today: string; clinic: { name: string; phone: string | undefined } }

/** Builds one text of all that a family must be told. */
export function buildFamilyMessage({ messages, contact }: Family, { today, clinic }: TextContext): Message {
  if (messages.length === 1) return { subject: 'Cambio de su sesión', text: messages[0].text }
  const bodies = messages.map(({ body }) => body)
  const isOffer = messages.some(({ kind }) => offers.has(kind))
  return { subject: 'Cambios de sus sesiones', text: buildMessageText(bodies, { client: contact, clinic, today, isOffer }) }
}
