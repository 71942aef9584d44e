import type { Role } from '#api/generated/app.ts'
import { paths } from '#web/navigation/paths.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { roleUsersId } from './role-users.tsx'

type Props = {
  role: Role
  opened: boolean
  onClose: () => void
  onDelete: (id: string) => Promise<unknown>
}

/** The dialog that deletes a role. When users hold it, the dialog says who and links to them. */
export const DeleteRoleDialog = ({ role, opened, onClose, onDelete }: Props) => (
  <ConfirmDeleteDialog
    question={`¿Eliminar el rol ${role.name}?`}
    consequence="Un rol que tienen usuarios no se puede eliminar: antes hay que quitárselo."
    actionLabel="Eliminar rol"
    opened={opened}
    onClose={onClose}
    onConfirm={async () => {
      await onDelete(role.id)
      notifyDone(`Rol eliminado: ${role.name}`)
    }}
    blockedBy={() => ({ to: `${paths.role(role.id)}#${roleUsersId}`, label: 'Ver quién lo tiene' })}
  />
)
