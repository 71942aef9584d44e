import { Menu } from '@mantine/core'
import { IconMail, IconMessageOff } from '@tabler/icons-react'
import { buildMailUrl, type Message } from '#web/messages/message-links.ts'
import { externalLinkProps } from '#web/messages/use-message-channels.ts'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { type Family, formatFamily } from './families.ts'

/** `onDrop`: missing where the user may not drop messages. */
type Props = { family: Family; message: Message; onDrop: (() => void) | undefined }

/** What is done less often about a family: writing an e-mail, or nothing at all. */
export function UntoldMenu({ family, message, onDrop }: Props) {
  const email = family.clients.find(({ person }) => person.email)?.person.email
  const icon = <IconMail size={16} aria-hidden />
  return (
    <RowMenu label={`Más acciones: ${formatFamily(family)}`}>
      {email ? (
        <Menu.Item component="a" href={buildMailUrl(email, message)} {...externalLinkProps} leftSection={icon}>
          Enviar por correo
        </Menu.Item>
      ) : (
        <Menu.Item disabled leftSection={icon}>
          Enviar por correo (sin correo)
        </Menu.Item>
      )}
      {onDrop && (
        <Menu.Item leftSection={<IconMessageOff size={16} aria-hidden />} onClick={onDrop}>
          No hace falta avisar
        </Menu.Item>
      )}
    </RowMenu>
  )
}
