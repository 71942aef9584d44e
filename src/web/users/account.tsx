import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useCan } from '../auth/access.ts'
import { useSettings } from '../data/settings.ts'
import { notifyFailure } from '../ui/feedback/notify.ts'
import { IconLabel } from '../ui/page/icon-label.tsx'
import { Section } from '../ui/page/section.tsx'
import classes from './account.module.css'
import { PasswordDialog } from './password-dialog.tsx'
import { type UserSource, useCreateUserFrom, useResetPassword } from './queries.ts'

/** Whether somebody can sign in, and how that begins: with a user of one's own and a temporary password. */
export function Account({ whose, userId, name }: { whose: UserSource; userId: string | null | undefined; name: string }) {
  const can = useCan()
  const { additions } = useSettings()
  const create = useCreateUserFrom(whose)
  const reset = useResetPassword()
  const [opened, setOpened] = useState(false)
  const mayCreate = can(whose.kind === 'client' ? 'createUserFromClient' : 'createUserFromWorker')
  const mayReset = additions && can('resetUserPassword')

  // not a state: of two calls the second would be refused, and the password of the first never shown
  const creating = useRef(false)
  const createUser = async () => {
    if (creating.current) return
    creating.current = true
    try {
      await create.mutateAsync(undefined)
      setOpened(true)
    } catch (error) {
      notifyFailure('No se pudo crear el usuario', error)
    } finally {
      creating.current = false
    }
  }
  const resetPassword = (id: string) => reset.mutateAsync(id).catch((error) => notifyFailure('No se pudo cambiar la contraseña', error))
  // a password that is on its way has replaced the old one already
  const close = () => reset.isPending || setOpened(false)
  const forget = () => {
    create.reset()
    reset.reset()
  }
  const passed = create.data ?? reset.data
  return (
    <Section title="Cuenta de usuario">
      {userId ? <IconLabel icon={IconCheck}>Tiene cuenta</IconLabel> : <p className={classes.quiet}>Todavía no tiene cuenta.</p>}
      {/* one button that is never disabled, so that the keyboard comes back to it when the first password has been shown */}
      {(userId ? mayReset : mayCreate) && (
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
        credentials={passed}
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
        onClosed={forget}
      />
    </Section>
  )
}
