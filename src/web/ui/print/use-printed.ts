import { useEffect, useState } from 'react'

/** Returns what is printed at the moment, for the page to render it, and the function that prints something: it waits for that render. */
export function usePrinted<T>() {
  const [printed, setPrinted] = useState<T>()
  // This is a separate task, because the page is rendered once more as printing begins.
  useEffect(() => {
    if (printed === undefined) return
    const timer = setTimeout(() => {
      window.print()
      setPrinted(undefined)
    })
    return () => clearTimeout(timer)
  }, [printed])
  return [printed, setPrinted] as const
}
