import type { User } from '#api/generated/app.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { useDeleteUser } from './queries.ts'

type Props = {
  user: User
  opened: boolean
  onClose: () => void
  /** Navigates away from the user's own page. */
  leavePage?: () => Promise<void>
}

/** The dialog that deletes a user. */
export function DeleteUserDialog({ user, opened, onClose, leavePage }: Props) {
  const { mutateAsync: deleteUser } = useDeleteUser(leavePage)
  return (
    <ConfirmDeleteDialog
      question={`¿Eliminar el usuario ${user.name}?`}
      consequence={`Ya no se podrá entrar con él; donde esté abierto, se cierra.${describeRemaining(user)}`}
      actionLabel="Eliminar usuario"
      opened={opened}
      onClose={onClose}
      onConfirm={async () => {
        await deleteUser(user.id)
        notifyDone(`Usuario eliminado: ${user.name}`)
      }}
    />
  )
}

const describeRemaining = ({ clientId, workerId }: User) => {
  if (clientId && workerId) return ' Sus fichas de cliente y de trabajador se conservan.'
  return clientId ? ' Su ficha de cliente se conserva.' : workerId ? ' Su ficha de trabajador se conserva.' : ''
}
