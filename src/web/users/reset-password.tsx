import { Button } from '@mantine/core'
import { useState } from 'react'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import classes from './account.module.css'
import { PasswordDialog } from './password-dialog.tsx'
import { useResetPassword } from './queries.ts'

/** The button that gives a user a new temporary password, with its dialog. */
export function ResetPassword({ id, name }: { id: string; name: string }) {
  const reset = useResetPassword()
  const [opened, setOpened] = useState(false)
  const resetPassword = () => reset.mutateAsync(id).catch((error) => notifyFailure('No se pudo cambiar la contraseña', error))
  return (
    <>
      <Button variant="default" className={classes.button} onClick={() => setOpened(true)}>
        Nueva contraseña temporal
      </Button>
      <PasswordDialog
        title={reset.data ? `Contraseña nueva de ${name}` : `¿Dar otra contraseña a ${name}?`}
        credentials={reset.data}
        isPending={reset.isPending}
        onConfirm={() => void resetPassword()}
        opened={opened}
        // The old password may already be replaced, so the dialog stays open until the new one arrives.
        onClose={() => reset.isPending || setOpened(false)}
        onClosed={reset.reset}
      />
    </>
  )
}
