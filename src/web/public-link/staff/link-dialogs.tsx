import type { Client } from '#api/generated/app.ts'
import { getPublicPageUrl } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { LinkQrDialog } from './link-qr-dialog.tsx'
import { useRegeneratePublicLink, useRevokePublicLink } from './queries.ts'

export type LinkDialog = 'qr' | 'regenerate' | 'revoke'

type Props = {
  /** The client with the link. A list has none before the first dialog: only one that was closed before it opens returns the focus. */
  client: Client | undefined
  /** The open one. */
  dialog: LinkDialog | undefined
  onClose: () => void
}

/** The dialogs about a link: its QR code, and the questions before it gets a new address or is deleted. */
export function LinkDialogs({ client, dialog, onClose }: Props) {
  const name = client ? formatFullName(client.person) : ''
  const url = client?.publicLink ?? ''
  const getProps = (kind: LinkDialog) => ({ name, opened: dialog === kind, onClose })
  return (
    <>
      <LinkQrDialog pageUrl={getPublicPageUrl(url)} {...getProps('qr')} />
      <RegenerateLinkDialog url={url} {...getProps('regenerate')} />
      <RevokeLinkDialog clientId={client?.id ?? ''} {...getProps('revoke')} />
    </>
  )
}

type DialogProps = { name: string; opened: boolean; onClose: () => void }

/** Asks before a link gets a new address. */
function RegenerateLinkDialog({ url, ...props }: DialogProps & { url: string }) {
  const { mutateAsync: regenerate } = useRegeneratePublicLink()
  return (
    <ConfirmDeleteDialog
      {...props}
      question={`¿Regenerar el enlace de ${props.name}?`}
      consequence="La dirección de ahora deja de funcionar al instante, también donde se haya impreso el código QR. La nueva muestra lo mismo, y hay que enviarla otra vez."
      actionLabel="Regenerar enlace"
      keepLabel="No regenerarlo"
      onConfirm={async () => {
        await regenerate(url)
        notifyDone(`Enlace regenerado: ${props.name}. Envíe la dirección nueva.`)
      }}
    />
  )
}

/** Asks before a link is deleted. */
function RevokeLinkDialog({ clientId, ...props }: DialogProps & { clientId: string }) {
  const { mutateAsync: revoke } = useRevokePublicLink()
  return (
    <ConfirmDeleteDialog
      {...props}
      question={`¿Revocar el enlace de ${props.name}?`}
      consequence="Deja de funcionar al instante, y quien lo tenga ya no verá las sesiones. Después se puede crear otro."
      actionLabel="Revocar enlace"
      keepLabel="No revocarlo"
      onConfirm={async () => {
        await revoke(clientId)
        notifyDone(`Enlace revocado: ${props.name}`)
      }}
    />
  )
}
