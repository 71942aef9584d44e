import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyText } from '../ui/feedback/copy-text.tsx'
import classes from '../ui/feedback/dialog.module.css'
import type { NewCredentials } from './queries.ts'

type Props = {
  /** The question, or the result: "Usuario creado para Ian Vargas Soto". */
  title: string
  credentials: NewCredentials | undefined
  /** The text while there is no password. */
  question?: ReactNode
  /** The buttons while there is no password. */
  buttons?: ReactNode
  opened: boolean
  onClose: () => void
  /** Runs after the closing transition. */
  onClosed: () => void
}

/** Shows a temporary password once. Only its button closes it then, because the password cannot be shown again. */
export function PasswordDialog({ title, credentials, question, buttons, opened, onClose, onClosed }: Props) {
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
          <p>{question}</p>
        )}
      </div>
      <div className={classes.actions}>{credentials ? <Button onClick={onClose}>Cerrar</Button> : buttons}</div>
    </Modal>
  )
}
