import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ProblemPanel } from '../feedback/problem-panel.tsx'
import classes from './request-form.module.css'
import type { RequestForm } from './use-request-form.ts'

type Props = {
  request: Pick<RequestForm<Record<string, unknown>>, 'onSubmit' | 'problem' | 'isPending'>
  /** For a submit button elsewhere on the page: `<Button type="submit" form={id}>`. */
  id?: string
  /** The buttons in the footer, with the problem above them. Without buttons here, the problem comes first. */
  actions?: ReactNode
  /** True when the buttons stay visible while the fields scroll in a popover. */
  hasStickyFooter?: boolean
  children: ReactNode
}

/** The frame of a form: its fields in a column, the problem panel, the buttons. Ctrl+Enter submits from any field. */
export function RequestFormFrame({ request, id, actions, hasStickyFooter, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (request.problem && !actions) form.current?.scrollIntoView({ block: 'start' })
  }, [request.problem, actions])
  const focusedOnSubmit = useRef<Element>(null)
  useEffect(() => {
    // A button loses the focus while it is disabled by the pending request.
    const { current } = focusedOnSubmit
    if (!request.isPending && current instanceof HTMLElement && document.activeElement === document.body) current.focus()
  }, [request.isPending])
  const panel = <ProblemPanel problem={request.problem} />
  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-busy={request.isPending}
      onSubmit={(event) => {
        focusedOnSubmit.current = document.activeElement
        request.onSubmit(event)
      }}
      onKeyDownCapture={submitFromSelect}
      onKeyDown={submitOnCtrlEnter}
      className={classes.form}
    >
      {!actions && panel}
      {children}
      {actions && (
        <div className={classes.foot} data-sticky={hasStickyFooter}>
          {panel}
          <div className={classes.actions}>{actions}</div>
        </div>
      )}
    </form>
  )
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, repeat, ctrlKey, metaKey, target, currentTarget } = event
  if (key !== 'Enter') return
  // A key that is held down submits once: the next submission may accept what was refused before anybody could read why.
  if (repeat && !(target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey)) return event.preventDefault()
  // On a button, Enter presses it.
  if (!(ctrlKey || metaKey) || target instanceof HTMLButtonElement) return
  event.preventDefault()
  currentTarget.requestSubmit()
}

/** Runs in the capture phase: Enter in a select would open its options. */
function submitFromSelect(event: KeyboardEvent<HTMLFormElement>) {
  if (!(event.target as Element).matches('[aria-haspopup="listbox"]')) return
  submitOnCtrlEnter(event)
  if (event.defaultPrevented) event.stopPropagation()
}
