import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react'
import { useCan } from '../../auth/access.ts'
import { isOnlyUnavailable } from '../data/changes/explain-refusal.ts'
import { mayOverride } from '../data/changes/override.ts'

type Submit = (event?: SubmitEvent<HTMLFormElement>) => void

/**
 * Lets the user insist on a session whose worker is not available: the first press of the form's button says why not, and the second one sends the request
 * all the same. `requestKey`: identifies what is requested.
 */
export function useInsistence(requestKey: string) {
  const isAllowed = mayOverride(useCan())
  /** What was requested when the button was last pressed, and when the server last refused it for this reason alone. */
  const [pressedKey, setPressedKey] = useState<string>()
  const [refusedKey, setRefusedKey] = useState<string>()
  const isInsisting = useRef(false)
  return {
    isAllowed,
    /** True while the request that is being sent is the second one. */
    isInsisting: () => isInsisting.current,
    /** True when the next press insists. `isKnown`: true when the worker is known not to be available. */
    canInsist: (isKnown: boolean) => isAllowed && pressedKey === requestKey && (isKnown || refusedKey === requestKey),
    submit: (submit: Submit, insists: boolean, event?: SubmitEvent<HTMLFormElement>) => {
      isInsisting.current = insists
      setPressedKey(requestKey)
      submit(event)
      isInsisting.current = false
    },
    rememberRefusal: (error: unknown) => {
      if (isOnlyUnavailable(error)) setRefusedKey(requestKey)
    },
  }
}

/** Ignores the second press of a double click: nobody insists before reading why not. */
export const ignoreDoubleClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()
