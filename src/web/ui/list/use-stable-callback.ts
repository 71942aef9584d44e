import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same from one drawing to the next and does what the last one says; for events only. */
export function useStableCallback<Input extends unknown[]>(run: (...input: Input) => void) {
  const last = useRef(run)
  useLayoutEffect(() => {
    last.current = run
  })
  return useCallback((...input: Input) => last.current(...input), [])
}
