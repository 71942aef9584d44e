import { Button, Modal } from '@mantine/core'
import { CopyText } from '#web/ui/feedback/copy-text.tsx'
import classes from '#web/ui/feedback/dialog.module.css'
import type { NewCredentials } from './queries.ts'

type Props = {
  /** The question, or the result: "Usuario creado para Ian Vargas Soto". */
  title: string
  /** Undefined while the user is asked whether to give another password. */
  credentials: NewCredentials | undefined
  /** Gives another password. */
  onConfirm?: () => void
  isPending?: boolean
  opened: boolean
  onClose: () => void
  /** Runs after the closing transition. */
  onClosed: () => void
}

/** Asks before a password is replaced, and shows a temporary password once. Only its button closes it then, because the password cannot be shown again. */
export function PasswordDialog({ title, credentials, onConfirm, isPending, opened, onClose, onClosed }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      closeOnClickOutside={credentials === undefined}
      closeOnEscape={credentials === undefined}
      withCloseButton={credentials === undefined}
      title={title}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={classes}
    >
      <div className={classes.text}>
        {credentials ? (
          <>
            <CopyText label="Usuario" text={credentials.name} />
            <CopyText label="Contraseña temporal" text={credentials.password} autoFocus />
            <p>
              Cópiela ahora: al cerrar esta ventana no se podrá volver a mostrar. Vale 7 días, y quien entre con ella deberá cambiarla para
              seguir.
            </p>
          </>
        ) : (
          <p>La que tiene deja de valer, y habrá que entrar de nuevo con una temporal, que deberá cambiarse.</p>
        )}
      </div>
      <div className={classes.actions}>
        {credentials ? (
          <Button onClick={onClose}>Cerrar</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose} data-autofocus>
              No cambiarla
            </Button>
            <Button loading={isPending} onClick={onConfirm}>
              Dar contraseña nueva
            </Button>
          </>
        )}
      </div>
    </Modal>
  )
}
