import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyText } from '../ui/feedback/copy-text.tsx'
import classes from '../ui/feedback/dialog.module.css'
import type { NewCredentials } from './queries.ts'

type Props = {
  /** What has been done, or the question before it: "Usuario creado para Ian Vargas Soto". */
  title: string
  credentials: NewCredentials | undefined
  /** What is asked as long as there is no password. */
  question?: ReactNode
  /** The buttons of the question. */
  buttons?: ReactNode
  opened: boolean
  onClose: () => void
  /** When nothing is to be seen of it any more. */
  onClosed: () => void
}

/** A temporary password, shown this once. Neither a click beside it nor Escape closes it: there would be no way back. */
export function PasswordDialog({ title, credentials: passed, question, buttons: answers, opened, onClose, onClosed: onGone }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onGone}
      closeOnClickOutside={passed === undefined}
      closeOnEscape={passed === undefined}
      withCloseButton={passed === undefined}
      title={title}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={classes}
    >
      <div className={classes.text}>
        {passed ? (
          <>
            <CopyText label="Usuario" text={passed.name} />
            <CopyText label="Contraseña temporal" text={passed.password} focusOnMount />
            <p>Cópiela ahora: al cerrar esta ventana no se podrá volver a mostrar. Quien entre con ella deberá cambiarla para seguir.</p>
          </>
        ) : (
          <p>{question}</p>
        )}
      </div>
      <div className={classes.actions}>{passed ? <Button onClick={onClose}>Cerrar</Button> : answers}</div>
    </Modal>
  )
}
