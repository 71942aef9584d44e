import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Button, getDefaultZIndex, Modal } from '@mantine/core'
import { useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import classes from './confirm.module.css'

type Asking = {
  question: string
  consequence: string
  verb: string
  /** What ends at once, before the page has gone. */
  onLeave?: () => void
}

const unsavedForm: Asking = {
  question: '¿Salir sin guardar?',
  consequence: 'Lo que escribió en este formulario se pierde.',
  verb: 'Salir sin guardar',
}

/**
 * Asks before a way leads off from what was typed and not saved, or is under way. The page draws `dialog`. A form whose closing is
 * no navigation closes by `leave(close)`.
 */
export function useLeaveGuard(unsaved: () => boolean, { question, consequence, verb, onLeave } = unsavedForm) {
  const blocker = useBlocker(unsaved)
  useBeforeUnload((event) => unsaved() && event.preventDefault())
  const [wanted, setWanted] = useState<() => void>()

  const asking = blocker.state === 'blocked' || wanted !== undefined
  const stay = () => {
    blocker.reset?.()
    setWanted(undefined)
  }
  const go = () => {
    onLeave?.()
    blocker.proceed?.()
    wanted?.()
  }
  const leave = (close: () => void) => (unsaved() ? setWanted(() => close) : close())
  const dialog = (
    <Modal
      opened={asking}
      onClose={stay}
      title={question}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={classes}
      // the way may lead off from the sign-in over the page
      zIndex={getDefaultZIndex('overlay') + 1}
    >
      <p className={classes.text}>{consequence}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={stay} data-autofocus>
          Seguir aquí
        </Button>
        <Button color="red" onClick={go}>
          {verb}
        </Button>
      </div>
    </Modal>
  )
  return { asking, dialog, leave }
}
