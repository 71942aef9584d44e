import { Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { User } from '#api/generated/app.ts'
import { isDocument } from '#domain/documents.ts'
import { notifyDone, notifyFailure } from '#web/ui/feedback/notify.ts'
import { focusTitle } from '#web/ui/page/focus-title.ts'
import { useUpdateUser } from './queries.ts'
import classes from './rename-offer.module.css'
import { useUserActions } from './use-user-actions.ts'

/** Offers to rename a user after the document of its person was corrected. Empty when the name is no other document, and while there is none. */
export function RenameOffer({ user, document }: { user: User; document: string }) {
  const { canEdit } = useUserActions()(user)
  const { mutateAsync: updateUser, isPending } = useUpdateUser()
  if (!canEdit || document === '' || !isDocument(user.name) || user.name.toLowerCase() === document.toLowerCase()) return null
  const rename = async () => {
    try {
      await updateUser({ ...user, name: document })
      focusTitle()
      notifyDone(`Usuario renombrado: ahora entra como ${document}`)
    } catch (error) {
      notifyFailure('No se pudo renombrar', error)
    }
  }
  return (
    <div className={classes.offer}>
      <IconInfoCircle size={18} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <p>
          El documento es {document}, y todavía entra con el número {user.name}.
        </p>
        <Button variant="default" size="xs" loading={isPending} onClick={() => void rename()}>
          Entrar con {document}
        </Button>
      </div>
    </div>
  )
}
