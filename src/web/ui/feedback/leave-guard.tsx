import { Button, getDefaultZIndex, Modal } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { paths } from '#web/navigation/paths.ts'
import classes from './dialog.module.css'

/** The question before leaving a page. */
export type LeaveQuestion = { question: string; consequence: string; actionLabel: string }

const unsavedForm: LeaveQuestion = {
  question: '¿Salir sin guardar?',
  consequence: 'Lo que escribió en este formulario se pierde.',
  actionLabel: 'Salir sin guardar',
}

/** The guards of the shown screen: each returns whether it has unsaved changes. */
const guards = new Set<() => boolean>()

/** True while something on the screen is not saved. */
export const hasUnsavedWork = () => [...guards].some((isUnsaved) => isUnsaved())

type LeaveOptions = {
  question?: LeaveQuestion
  /** Ends unfinished work immediately, before the page is gone. */
  onLeave?: () => void
  /** Discards what was typed, unless the user leaves in order to sign in again. */
  onDiscard?: () => void
}

/**
 * Asks before the user leaves unsaved or unfinished work: while `hasUnsavedChanges` returns true. The page renders `dialog`. A form that closes without
 * a navigation closes by `leave(close)`.
 */
export function useLeaveGuard(hasUnsavedChanges: () => boolean, { question = unsavedForm, onLeave, onDiscard }: LeaveOptions = {}) {
  const blocker = useBlocker(hasUnsavedChanges)
  useBeforeUnload((event) => hasUnsavedChanges() && event.preventDefault())
  const isUnsaved = useEffectEvent(hasUnsavedChanges)
  useEffect(() => {
    const guard = () => isUnsaved()
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [])
  const [pendingClose, setPendingClose] = useState<() => void>()

  const isLeaving = blocker.state === 'blocked' || pendingClose !== undefined
  const isAsking = isLeaving && hasUnsavedChanges()
  // The question may change while it is asked. The dialog keeps the last question while it fades.
  const [shown, setShown] = useState(question)
  if (isAsking && shown !== question) setShown(question)
  const stay = () => {
    blocker.reset?.()
    setPendingClose(undefined)
  }
  const proceed = () => {
    onLeave?.()
    if (blocker.location?.pathname !== paths.login()) onDiscard?.()
    blocker.proceed?.()
    pendingClose?.()
    setPendingClose(undefined)
  }
  // The work has finished meanwhile: nothing is lost any more.
  useEffect(() => {
    if (isLeaving && !isAsking) stay()
  })
  const leave = (close: () => void) => (hasUnsavedChanges() ? setPendingClose(() => close) : close())
  const dialog = (
    <Modal
      opened={isAsking}
      onClose={stay}
      title={shown.question}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={classes}
      // This dialog is above the sign-in dialog, from which the user can leave the page too.
      zIndex={getDefaultZIndex('overlay') + 1}
    >
      <p className={classes.text}>{shown.consequence}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={stay} data-autofocus>
          Seguir aquí
        </Button>
        <Button color="red" onClick={proceed}>
          {shown.actionLabel}
        </Button>
      </div>
    </Modal>
  )
  return { isAsking, dialog, leave }
}
