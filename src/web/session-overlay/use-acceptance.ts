import { type MouseEvent, useState } from 'react'
import { useCan } from '#web/auth/access.ts'
import type { Change } from '#web/session-data/changes/change.ts'
import { isOnlyUnavailable } from '#web/session-data/changes/explain-refusal.ts'
import { mayAcceptUnavailable } from '#web/session-data/changes/may-accept.ts'
import { toTriedStep, type Verdict } from '#web/session-data/changes/use-verdict.ts'
import type { ProblemText } from '#web/ui/feedback/problem-text.ts'
import type { RequestForm } from '#web/ui/form/use-request-form.ts'

/**
 * Lets the user make a change whose worker is not available: the first press of the form's button says why not, and the second one sends the change all the
 * same.
 */
export function useAcceptance(change: Change | undefined, { conflict, isOnlyUnavailable: isKnown }: Verdict) {
  const isAllowed = mayAcceptUnavailable(useCan())
  const key = JSON.stringify(change?.map(toTriedStep))
  /** What was in the form when the button was last pressed, and the error if the server refused it. */
  const [last, setLast] = useState<{ key: string | undefined; refusal?: unknown }>()
  const isPressed = last !== undefined && last.key === key
  const refusal = isPressed ? last.refusal : undefined
  /** True when the only conflict of the change is that a worker is not available, and the user may accept that. */
  const canAccept = isAllowed && (conflict ? isKnown : isOnlyUnavailable(refusal))
  /** True when the next press sends the change all the same. */
  const accepts = canAccept && isPressed
  return {
    isAllowed,
    canAccept,
    accepts,
    /** True when a press would do nothing. The button that was just pressed stays enabled, and so keeps the focus. */
    isPrevented: conflict !== undefined && !canAccept && !isPressed,
    rememberRefusal: (error: unknown) => setLast({ key, refusal: error }),
    /**
     * Returns the form's request, which sends nothing that the server is known to refuse. `question`: what the panel says after the first press. `showConflict`:
     * called when a press can do nothing. What the server has refused is in the panel as long as it is in the form.
     */
    askFirst: <Request extends Pressed>(request: Request, question: ProblemText, showConflict?: () => void): Request => ({
      ...request,
      problem: refusal !== undefined ? request.problem : accepts ? question : undefined,
      onSubmit: (event) => {
        setLast({ key })
        if (!conflict || accepts) return request.onSubmit(event)
        event?.preventDefault()
        if (!canAccept) showConflict?.()
      },
    }),
  }
}

type Pressed = Pick<RequestForm<Record<string, unknown>>, 'problem' | 'onSubmit'>

/** Ignores the second press of a double click: nobody accepts before reading why not. */
export const ignoreDoubleClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()
