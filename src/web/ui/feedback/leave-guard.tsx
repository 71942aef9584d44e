import { Button, getDefaultZIndex, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import classes from './dialog.module.css'

/** What is asked before a way leads off. */
export type LeaveQuestion = { question: string; consequence: string; verb: string }

const unsavedForm: LeaveQuestion = {
  question: '¿Salir sin guardar?',
  consequence: 'Lo que escribió en este formulario se pierde.',
  verb: 'Salir sin guardar',
}

/**
 * Asks before a way leads off from what was typed and not saved, or is under way. The page draws `dialog`. A form whose closing is
 * no navigation closes by `leave(close)`. `onLeave` ends at once what is under way, before the page has gone.
 */
export function useLeaveGuard(unsaved: () => boolean, words = unsavedForm, onLeave?: () => void) {
  const blocker = useBlocker(unsaved)
  useBeforeUnload((event) => unsaved() && event.preventDefault())
  const [wanted, setWanted] = useState<() => void>()

  const held = blocker.state === 'blocked' || wanted !== undefined
  const asking = held && unsaved()
  // what is to be lost may become another thing under the question; while it fades it keeps its words
  const [said, setSaid] = useState(words)
  if (asking && said !== words) setSaid(words)
  const stay = () => {
    blocker.reset?.()
    setWanted(undefined)
  }
  const go = () => {
    onLeave?.()
    blocker.proceed?.()
    wanted?.()
    setWanted(undefined)
  }
  // what was under way has come to its end, and nothing is lost any more
  useEffect(() => {
    if (held && !asking) stay()
  })
  const leave = (close: () => void) => (unsaved() ? setWanted(() => close) : close())
  const dialog = (
    <Modal
      opened={asking}
      onClose={stay}
      title={said.question}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={classes}
      // the way may lead off from the sign-in over the page
      zIndex={getDefaultZIndex('overlay') + 1}
    >
      <p className={classes.text}>{said.consequence}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={stay} data-autofocus>
          Seguir aquí
        </Button>
        <Button color="red" onClick={go}>
          {said.verb}
        </Button>
      </div>
    </Modal>
  )
  return { asking, dialog, leave }
}
