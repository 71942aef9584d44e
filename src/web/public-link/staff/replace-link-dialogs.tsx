import { ConfirmDeleteDialog } from '../../ui/feedback/confirm-delete-dialog.tsx'
import { notifyDone } from '../../ui/feedback/notify.ts'
import { useRegeneratePublicLink, useRevokePublicLink } from './queries.ts'

type DialogProps = { name: string; opened: boolean; onClose: () => void }

/** Asks before a link gets a new address. */
export function RegenerateLinkDialog({ url, ...props }: DialogProps & { url: string }) {
  const { mutateAsync: regenerate } = useRegeneratePublicLink()
  return (
    <ConfirmDeleteDialog
      {...props}
      question={`¿Regenerar el enlace de ${props.name}?`}
      consequence="La dirección de ahora deja de funcionar al instante, también donde se haya impreso el código QR. La nueva muestra lo mismo, y hay que enviarla otra vez."
      actionLabel="Regenerar enlace"
      keepLabel="No regenerarlo"
      failureTitle="No se pudo regenerar"
      onConfirm={async () => {
        await regenerate(url)
        notifyDone(`Enlace regenerado: ${props.name}. Envíe la dirección nueva.`)
      }}
    />
  )
}

/** Asks before a link is deleted. */
export function RevokeLinkDialog({ clientId, ...props }: DialogProps & { clientId: string }) {
  const { mutateAsync: revoke } = useRevokePublicLink()
  return (
    <ConfirmDeleteDialog
      {...props}
      question={`¿Revocar el enlace de ${props.name}?`}
      consequence="Deja de funcionar al instante, y quien lo tenga ya no verá las sesiones. Después se puede crear otro."
      actionLabel="Revocar enlace"
      keepLabel="No revocarlo"
      failureTitle="No se pudo revocar"
      onConfirm={async () => {
        await revoke(clientId)
        notifyDone(`Enlace revocado: ${props.name}`)
      }}
    />
  )
}
