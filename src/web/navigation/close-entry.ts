import { useLayoutEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

/** The entries of the browser's history that this document has shown, oldest first, and which of them is shown. */
let entries: { key: string; path: string }[] = []
let shownIndex = 0
/** Called when another entry is shown. */
let onShow: (() => void) | undefined

/** Keeps the entries for `useCloseEntry`. */
export function useTrackEntries() {
  const { key, pathname, search } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    const entry = { key, path: pathname + search }
    const known = entries.findIndex((one) => one.key === key)
    if (known >= 0) {
      shownIndex = known
      entries = entries.map((one) => (one.key === key ? entry : one))
    } else {
      // An unknown entry that was gone back to is from before a reload.
      const before = { PUSH: entries.slice(0, shownIndex + 1), REPLACE: entries.slice(0, shownIndex), POP: [] }[type]
      entries = [...before, entry]
      shownIndex = before.length
    }
    onShow?.()
    onShow = undefined
  }, [key, pathname, search, type])
  useLayoutEffect(
    () => () => {
      entries = []
    },
    [],
  )
}

/**
 * Returns the function that closes what the URL says is open, such as a drawer, by going to the path without it. It goes back if that is where it was
 * opened: otherwise the browser's Back would pass the same screen twice.
 */
export function useCloseEntry() {
  const navigate = useNavigate()
  return async (path: string) => {
    if (entries[shownIndex - 1]?.path !== path) return navigate(path, { replace: true })
    return new Promise<void>((resolve) => {
      onShow = resolve
      void navigate(-1)
    })
  }
}
