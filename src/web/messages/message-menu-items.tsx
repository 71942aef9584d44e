import { Menu } from '@mantine/core'
import type { Contacted } from '#web/people/contact.ts'
import type { Message } from './message-links.ts'
import { type Channel, externalLinkProps, useMessageChannels } from './use-message-channels.ts'

type Props = {
  client: Contacted
  message: Message
  /** Called when the user opens WhatsApp or the mail program. */
  onOpen?: (channel: Channel) => void
}

/** Menu items that open a ready text in WhatsApp and in the mail program, for a `<Menu.Dropdown>` or a `RowMenu`. A disabled one says what the client lacks. */
export function MessageMenuItems({ client, message, onOpen }: Props) {
  const channels = useMessageChannels(client, message)
  return channels.map(({ channel, icon: Icon, action, accessibleName, url, missing }) =>
    url ? (
      <Menu.Item
        key={channel}
        component="a"
        href={url}
        {...externalLinkProps}
        aria-label={accessibleName}
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => onOpen?.(channel)}
      >
        {action}
      </Menu.Item>
    ) : (
      <Menu.Item key={channel} disabled leftSection={<Icon size={16} aria-hidden />}>
        {action} ({missing})
      </Menu.Item>
    ),
  )
}
