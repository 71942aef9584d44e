import { Button, Modal } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { Link } from '../page/link.tsx'
import { isTechnicalFailure } from './describe-error.ts'
import classes from './dialog.module.css'
import { notifyFailure } from './notify.ts'
import { ProblemPanel, type ProblemText } from './problem-panel.tsx'
import { refusalOf } from './problem-text.ts'

type Props = {
  /** With the name: "¿Eliminar a Mateo Huamán Flores?" */
  question: string
  /** What else happens, in one sentence. */
  consequence: string
  /** What is to be chosen before. */
  children?: ReactNode
  /** The verb on the red button: "Eliminar cliente". */
  verb: string
  /** What happens is still being asked for. */
  isLoading?: boolean
  opened: boolean
  onClose: () => void
  /** Deletes; the dialog closes when it resolves, and says why when it rejects. */
  onConfirm: () => Promise<unknown>
  /** What holds the thing when the server refuses because of a conflict, and the words of the link there. */
  blockedBy?: (refusal: ApiError) => { to: string; label: string } | undefined
}

/** The dialog that asks before something is deleted. */
export function ConfirmDeleteDialog({
  question,
  consequence,
  children,
  verb,
  isLoading: waiting,
  opened,
  onClose,
  onConfirm,
  blockedBy: held,
}: Props) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ProblemText>()
  // nothing has changed since: the same question gets the same answer
  const [refused, setRefused] = useState<ApiError>()
  const holder = refused && held?.(refused)
  const keep = useRef<HTMLButtonElement>(null)
  const close = () => pending || onClose()
  // where the keyboard was: Mantine's own return misses a dialog that is open from its first drawing
  const opener = useRef<Element>(null)
  const deleted = useRef(false)
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement
  }, [opened])
  // also when a way that led elsewhere has closed it
  const onGone = () => {
    setProblem(undefined)
    setRefused(undefined)
    // what is no more takes its menu along
    const place = deleted.current ? document.querySelector('main') : opener.current
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    deleted.current = false
  }
  const confirm = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      await onConfirm()
      deleted.current = true
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return
      if (isTechnicalFailure(error)) return notifyFailure('No se pudo eliminar', error)
      setProblem(refusalOf(error, () => false).problem)
      if (error instanceof ApiError && error.status === 409) {
        setRefused(error)
        keep.current?.focus()
      }
    } finally {
      setPending(false)
    }
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onGone}
      returnFocus={false}
      title={question}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={classes}
    >
      <div className={classes.text}>
        {consequence && <p>{consequence}</p>}
        {children}
        <ProblemPanel problem={problem} />
      </div>
      <div className={classes.actions}>
        <Button ref={keep} variant="default" onClick={close} data-autofocus>
          No eliminar
        </Button>
        {holder ? (
          <Button component={Link} to={holder.to}>
            {holder.label}
          </Button>
        ) : (
          <Button color="red" loading={pending} disabled={waiting || refused !== undefined} onClick={() => void confirm()}>
            {verb}
          </Button>
        )}
      </div>
    </Modal>
  )
}
