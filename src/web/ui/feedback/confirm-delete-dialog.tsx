import { Button, Modal } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { Link } from '../page/link.tsx'
import { isTechnicalFailure, titleFailure } from './describe-error.ts'
import classes from './dialog.module.css'
import { notifyFailure } from './notify.ts'
import { ProblemPanel } from './problem-panel.tsx'
import { describeProblem, type ProblemText } from './problem-text.ts'

type Props = {
  /** The question, with the name: "¿Eliminar a Mateo Huamán Flores?" */
  question: string
  /** The further effects of the deletion, in one sentence. */
  consequence: string
  /** Choices that the user makes before confirming. */
  children?: ReactNode
  /** The text of the red button: "Eliminar cliente". */
  actionLabel: string
  /** The text of the button that changes nothing. */
  keepLabel?: string
  /** True while the consequence is being loaded. */
  isLoading?: boolean
  /** True while something has to be typed before the record can be deleted. */
  isUnconfirmed?: boolean
  opened: boolean
  onClose: () => void
  /** Deletes the record; the dialog closes when it resolves, and shows the error when it rejects. */
  onConfirm: () => Promise<unknown>
  /** The link to what blocks the deletion, for a conflict that the server reported. */
  blockedBy?: (conflict: ApiError) => Blocker | undefined
  /** The link to what is known to block the deletion before the server is asked. */
  blocker?: Blocker | undefined
}

type Blocker = { to: string; label: string }

/** The dialog that asks before something is deleted. */
export function ConfirmDeleteDialog(props: Props) {
  const { question, consequence, children, actionLabel, isLoading, isUnconfirmed, opened, onClose, onConfirm, blockedBy } = props
  const { keepLabel = 'No eliminar' } = props
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ProblemText>()
  // After a conflict, another try would get the same answer.
  const [conflict, setConflict] = useState<ApiError>()
  const blocker = props.blocker ?? (conflict && blockedBy?.(conflict))
  const cancelButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    if (!isPending) onClose()
  }
  // Mantine's own focus return misses a dialog that is open on its first render.
  const opener = useRef<Element>(null)
  const isDeleted = useRef(false)
  // The question that is asked now, until the dialog closes: a navigation can close it while the deletion is being sent.
  const opening = useRef<object>(undefined)
  useLayoutEffect(() => {
    if (!opened) return
    opener.current = document.activeElement
    opening.current = {}
    return () => {
      opening.current = undefined
      setPending(false)
    }
  }, [opened])
  // This also runs when a navigation closed the dialog.
  const onExited = () => {
    setProblem(undefined)
    setConflict(undefined)
    // The opener is usually gone with what was deleted.
    const focusTarget = isDeleted.current && !opener.current?.isConnected ? document.querySelector('main') : opener.current
    if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true })
    isDeleted.current = false
  }
  const confirm = async () => {
    const { current: asked } = opening
    const isOpen = () => opening.current === asked
    setPending(true)
    setProblem(undefined)
    try {
      await onConfirm()
      if (!isOpen()) return
      isDeleted.current = true
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return
      if (!isOpen() || isTechnicalFailure(error)) return void notifyFailure(titleFailure(getFailureTitle(question), error), error)
      setProblem(describeProblem(error))
      if (error instanceof ApiError && error.status === 409) {
        setConflict(error)
        cancelButton.current?.focus()
      }
    } finally {
      if (isOpen()) setPending(false)
    }
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onExited}
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
        <Button ref={cancelButton} variant="default" onClick={close} data-autofocus>
          {keepLabel}
        </Button>
        {blocker ? (
          <Button component={Link} to={blocker.to}>
            {blocker.label}
          </Button>
        ) : (
          <Button
            color="red"
            loading={isPending}
            disabled={isLoading || isUnconfirmed || conflict !== undefined}
            onClick={() => void confirm()}
          >
            {actionLabel}
          </Button>
        )}
      </div>
    </Modal>
  )
}

/** "No se pudo eliminar a Mateo Huamán Flores" for "¿Eliminar a Mateo Huamán Flores?". */
const getFailureTitle = (question: string) =>
  question.replace(/^¿(.)(.*)\?$/, (_, first: string, rest: string) => `No se pudo ${first.toLowerCase()}${rest}`)
