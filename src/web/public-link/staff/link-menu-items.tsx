import { Menu } from '@mantine/core'
import { IconCopy, IconExternalLink, IconLink, IconLinkOff, IconPencil, IconQrcode, IconRefresh } from '@tabler/icons-react'
import type { Client } from '#api/generated/app.ts'
import { useSettings } from '#web/data/settings.ts'
import { MessageMenuItems } from '#web/messages/message-menu-items.tsx'
import { getPublicPageUrl } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { notifyDone, notifyInfo } from '#web/ui/feedback/notify.ts'
import { Link } from '#web/ui/page/link.tsx'
import { usePublicLinkAccess } from './link-access.ts'
import type { LinkDialog } from './link-dialogs.tsx'
import { buildLinkMessage } from './link-message.ts'

type Props = {
  client: Client
  /** The path of the form that creates or changes the link. */
  formPath: string
  onDialogOpen: (dialog: LinkDialog) => void
}

/** The items about the public link in the menu of a client in the list. */
export function LinkMenuItems({ client, formPath, onDialogOpen }: Props) {
  const { person, publicLink } = client
  const access = usePublicLinkAccess()
  const { clinicName } = useSettings()
  if (publicLink === null)
    return (
      access.create && (
        <>
          <Menu.Divider />
          <Menu.Item component={Link} to={formPath} leftSection={<IconLink size={16} aria-hidden />}>
            Crear enlace
          </Menu.Item>
        </>
      )
    )
  const pageUrl = getPublicPageUrl(publicLink)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pageUrl)
      notifyDone(`Enlace copiado: ${formatFullName(person)}`)
    } catch {
      // Without https or permission there is no clipboard. The client's page shows the address, to be selected by hand.
      notifyInfo('El navegador no permite copiar aquí. Copie la dirección en la ficha del cliente.')
    }
  }
  return (
    <>
      <Menu.Divider />
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
        Copiar enlace
      </Menu.Item>
      <MessageMenuItems client={client} message={buildLinkMessage(client, clinicName, pageUrl)} />
      <Menu.Item
        component="a"
        href={pageUrl}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconExternalLink size={16} aria-hidden />}
      >
        Ver como el cliente
      </Menu.Item>
      <Menu.Item leftSection={<IconQrcode size={16} aria-hidden />} onClick={() => onDialogOpen('qr')}>
        Código QR
      </Menu.Item>
      {access.change && (
        <Menu.Item component={Link} to={formPath} leftSection={<IconPencil size={16} aria-hidden />}>
          Cambiar enlace
        </Menu.Item>
      )}
      {access.regenerate && (
        <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => onDialogOpen('regenerate')}>
          Regenerar enlace
        </Menu.Item>
      )}
      {access.revoke && (
        <Menu.Item leftSection={<IconLinkOff size={16} aria-hidden />} onClick={() => onDialogOpen('revoke')}>
          Revocar enlace
        </Menu.Item>
      )}
    </>
  )
}
