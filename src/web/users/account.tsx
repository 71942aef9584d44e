import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { User } from '#api/generated/app.ts'
import { useCan } from '#web/auth/access.ts'
import { useCanForEverybody } from '#web/auth/can-for-everybody.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { paths } from '#web/navigation/paths.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { IconLabel } from '#web/ui/page/icon-label.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import classes from './account.module.css'
import { DocumentFirst } from './document-first.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { type UserSource, useCreateUserFrom, useResetPassword, userQuery } from './queries.ts'
import { RenameOffer } from './rename-offer.tsx'
import { useUserActions } from './use-user-actions.ts'

type Props = {
  source: UserSource
  userId: string | null | undefined
  /** The full name and the document of the client or worker. */
  name: string
  document: string
}

/** Shows whether a client or worker has a user, creates one with a temporary password, and resets its password. */
export function Account({ source, userId, name, document }: Props) {
  const can = useCan()
  const create = useCreateUserFrom()
  const reset = useResetPassword()
  const [opened, setOpened] = useState(false)
  const canForEverybody = useCanForEverybody()
  const isOwn = useSignedInUser().id === userId
  const canReadUser = canForEverybody('getUser')
  // The server gives a password only to those who may read as much as the user who signs in with it.
  const canRead = canForEverybody(source.kind === 'client' ? 'listClients' : 'listWorkers') && canForEverybody('listSessions')
  const canCreate = canRead && can(source.kind === 'client' ? 'createUserFromClient' : 'createUserFromWorker')
  const user = useQuery({ ...userQuery(userId ?? ''), enabled: canReadUser && Boolean(userId) }).data
  const getActions = useUserActions()
  // Until the user is loaded the button stays, so that it can get the focus back after creating; the server refuses what is not allowed.
  const canReset = user ? getActions(user).canResetPassword : canRead && !isOwn && can('resetUserPassword')

  // A ref blocks a second click before the next render; otherwise the second call would fail and hide the first one's password.
  const isCreating = useRef(false)
  const createUser = async () => {
    if (isCreating.current) return
    isCreating.current = true
    try {
      await create.mutateAsync(source)
      setOpened(true)
    } catch (error) {
      notifyFailure('No se pudo crear el usuario', error)
    } finally {
      isCreating.current = false
    }
  }
  const resetPassword = (id: string) => reset.mutateAsync(id).catch((error) => notifyFailure('No se pudo cambiar la contraseña', error))
  // The old password may already be replaced, so the dialog stays open until the new one arrives.
  const close = () => reset.isPending || setOpened(false)
  const clearPassword = () => {
    create.reset()
    reset.reset()
  }
  // Only a client can be without.
  const lacksDocument = !userId && document.trim() === ''
  const credentials = create.data ?? reset.data
  return (
    <Section title="Cuenta de usuario">
      {userId ? <IconLabel icon={IconCheck}>Tiene cuenta</IconLabel> : <p className="quiet">Todavía no tiene cuenta.</p>}
      {user && <AccountUser user={user} document={document} />}
      {/* The same button creates and resets. It is never disabled, so that it can get the focus back when the dialog closes. */}
      {lacksDocument && canCreate && <DocumentFirst clientId={source.id} />}
      {(userId ? canReset : canCreate && !lacksDocument) && (
        <Button
          variant="default"
          className={classes.button}
          aria-busy={create.isPending || undefined}
          onClick={userId ? () => setOpened(true) : () => void createUser()}
        >
          {userId ? 'Nueva contraseña temporal' : create.isPending ? 'Creando usuario…' : 'Crear usuario'}
        </Button>
      )}
      <PasswordDialog
        title={create.data ? `Usuario creado para ${name}` : reset.data ? `Contraseña nueva de ${name}` : `¿Dar otra contraseña a ${name}?`}
        credentials={credentials}
        isPending={reset.isPending}
        onConfirm={() => userId && void resetPassword(userId)}
        opened={opened}
        onClose={close}
        onClosed={clearPassword}
      />
    </Section>
  )
}

/** The user of a client or worker, with a link to its page. */
const AccountUser = ({ user, document }: { user: User; document: string }) => (
  <>
    <p>
      Entra como <Link to={paths.user(user.id)}>{user.name}</Link>
    </p>
    <RenameOffer user={user} document={document} />
  </>
)
