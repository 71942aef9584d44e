import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useCan, useCanForEverybody } from '../auth/access.ts'
import { useSignedInUser } from '../auth/signed-in-user.ts'
import { useSettings } from '../data/settings.ts'
import { notifyFailure } from '../ui/feedback/notify.ts'
import { IconLabel } from '../ui/page/icon-label.tsx'
import { Section } from '../ui/page/section.tsx'
import classes from './account.module.css'
import { PasswordDialog } from './password-dialog.tsx'
import { type UserSource, useCreateUserFrom, useResetPassword } from './queries.ts'

/** Shows whether a client or worker has a user, creates one with a temporary password, and resets its password. */
export function Account({ source, userId, name }: { source: UserSource; userId: string | null | undefined; name: string }) {
  const can = useCan()
  const { additions } = useSettings()
  const create = useCreateUserFrom(source)
  const reset = useResetPassword()
  const [opened, setOpened] = useState(false)
  const canForEverybody = useCanForEverybody()
  const isOwn = useSignedInUser().id === userId
  // The server gives a password only to those who may read as much as the user who signs in with it.
  const canRead = canForEverybody(source.kind === 'client' ? 'listClients' : 'listWorkers') && canForEverybody('listSessions')
  const canCreate = canRead && can(source.kind === 'client' ? 'createUserFromClient' : 'createUserFromWorker')
  const canReset = additions && canRead && !isOwn && can('resetUserPassword')

  // A ref blocks a second click before the next render; otherwise the second call would fail and hide the first one's password.
  const isCreating = useRef(false)
  const createUser = async () => {
    if (isCreating.current) return
    isCreating.current = true
    try {
      await create.mutateAsync(undefined)
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
  const credentials = create.data ?? reset.data
  return (
    <Section title="Cuenta de usuario">
      {userId ? <IconLabel icon={IconCheck}>Tiene cuenta</IconLabel> : <p className={classes.quiet}>Todavía no tiene cuenta.</p>}
      {/* The same button creates and resets. It is never disabled, so that it can get the focus back when the dialog closes. */}
      {(userId ? canReset : canCreate) && (
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
        question="La que tiene deja de valer, y habrá que entrar de nuevo con una temporal, que deberá cambiarse."
        buttons={
          <>
            <Button variant="default" onClick={close} data-autofocus>
              No cambiarla
            </Button>
            <Button loading={reset.isPending} onClick={() => userId && void resetPassword(userId)}>
              Dar contraseña nueva
            </Button>
          </>
        }
        opened={opened}
        onClose={close}
        onClosed={clearPassword}
      />
    </Section>
  )
}
