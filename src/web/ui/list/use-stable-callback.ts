import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function with the same identity on every render that runs the newest callback; for event handlers only. */
export function useStableCallback<Input extends unknown[]>(callback: (...input: Input) => void) {
  const newest = useRef(callback)
  useLayoutEffect(() => {
    newest.current = callback
  })
  return useCallback((...input: Input) => newest.current(...input), [])
}
