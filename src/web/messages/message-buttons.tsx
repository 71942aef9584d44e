import { Button } from '@mantine/core'
import { capitalize } from '#domain/spanish.ts'
import type { Contacted } from '../people/contact.ts'
import classes from './message-buttons.module.css'
import type { Message } from './message-links.ts'
import { type Channel, externalLinkProps, useMessageChannels } from './use-message-channels.ts'

type Props = {
  client: Contacted
  message: Message
  size?: 'xs' | 'sm'
  /** Called when the user opens WhatsApp or the mail program; nobody learns whether the message was sent there. */
  onOpen?: (channel: Channel) => void
}

/** Two buttons that open a ready text in WhatsApp and in the mail program. A disabled one says what the client lacks. */
export function MessageButtons({ client, message, size = 'sm', onOpen }: Props) {
  const channels = useMessageChannels(client, message)
  return (
    <div className={classes.buttons}>
      {channels.map(({ channel, icon: Icon, label, accessibleName, url, missing }) => {
        const props = { size, variant: 'default', className: classes.button, leftSection: <Icon size={16} stroke={1.5} aria-hidden /> }
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
