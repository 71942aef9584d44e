import { Button } from '@mantine/core'
import { capitalize } from '#domain/spanish.ts'
import type { Contacted } from '#web/people/contact.ts'
import classes from './message-buttons.module.css'
import type { Message } from './message-links.ts'
import { type Channel, externalLinkProps, useMessageChannels } from './use-message-channels.ts'

type Props = {
  client: Contacted
  message: Message
  /** The people whom the message is about, where they are several. */
  name?: string
  size?: 'xs' | 'sm'
  /** True in the rows of a list, where a phone has room for the icons only. */
  isCompact?: boolean
  /** Called when the user opens WhatsApp or the mail program; nobody learns whether the message was sent there. */
  onOpen?: (channel: Channel) => void
}

/** Two buttons that open a ready text in WhatsApp and in the mail program. A disabled one says what the client lacks. */
export function MessageButtons({ client, message, name, size = 'sm', isCompact, onOpen }: Props) {
  const channels = useMessageChannels(client, message, name)
  return (
    <div className={classes.buttons} data-compact={isCompact || undefined}>
      {channels.map(({ channel, icon: Icon, label, accessibleName, url, missing }) => {
        const props = {
          size,
          variant: 'default',
          leftSection: <Icon size={16} stroke={1.5} aria-hidden />,
          classNames: { root: classes.button, section: classes.icon, label: classes.label },
        }
        return url ? (
          <Button
            key={channel}
            {...props}
            component="a"
            href={url}
            {...externalLinkProps}
            aria-label={accessibleName}
            onClick={() => onOpen?.(channel)}
          >
            {label}
          </Button>
        ) : (
          <Button key={channel} {...props} disabled aria-label={`${accessibleName}: ${missing}`} title={capitalize(missing)}>
            {label}
          </Button>
        )
      })}
    </div>
  )
}
