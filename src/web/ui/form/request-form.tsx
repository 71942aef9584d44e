import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ProblemPanel } from '../feedback/problem-panel.tsx'
import classes from './request-form.module.css'
import type { RequestForm } from './use-request-form.ts'

type Props = {
  request: Pick<RequestForm<Record<string, unknown>>, 'onSubmit' | 'problem' | 'pending'>
  /** For a button elsewhere on the page: `<Button type="submit" form={id}>`. */
  id?: string
  /** The buttons at the foot; what was refused stands right above them. Without, it stands first: the button is in the page's header. */
  actions?: ReactNode
  /** The foot stays in sight while the fields scroll in what floats. */
  stickyFooter?: boolean
  children: ReactNode
}

/** The frame of a form: its fields one under the other, the red panel, the buttons. Ctrl+Enter saves from any field. */
export function RequestFormFrame({ request, id, actions, stickyFooter, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (request.problem && !actions) form.current?.scrollIntoView({ block: 'start' })
  }, [request.problem, actions])
  const pressed = useRef<Element>(null)
  useEffect(() => {
    // a button that waits for its answer loses the keyboard
    if (!request.pending && pressed.current instanceof HTMLElement && document.activeElement === document.body) pressed.current.focus()
  }, [request.pending])
  const panel = <ProblemPanel problem={request.problem} />
  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-busy={request.pending}
      onSubmit={(event) => {
        pressed.current = document.activeElement
        request.onSubmit(event)
      }}
      onKeyDownCapture={submitFromSelect}
      onKeyDown={submitOnCtrlEnter}
      className={classes.form}
    >
      {!actions && panel}
      {children}
      {actions && (
        <div className={classes.foot} data-sticky={stickyFooter}>
          {panel}
          <div className={classes.actions}>{actions}</div>
        </div>
      )}
    </form>
  )
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, target, currentTarget } = event
  // a button has its own meaning
  if (key !== 'Enter' || !(ctrlKey || metaKey) || target instanceof HTMLButtonElement) return
  event.preventDefault()
  currentTarget.requestSubmit()
}

/** Before the field hears of it: with Enter it would open its list of choices. */
function submitFromSelect(event: KeyboardEvent<HTMLFormElement>) {
  if (!(event.target as Element).matches('[aria-haspopup="listbox"]')) return
  submitOnCtrlEnter(event)
  if (event.defaultPrevented) event.stopPropagation()
}
