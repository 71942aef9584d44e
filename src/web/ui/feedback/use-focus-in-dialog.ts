import { type RefObject, useEffect } from 'react'

/** Focuses an element of a content when it is ready, if the dialog around it has the focus: what the dialog showed before was loading. */
export function useFocusInDialog(content: RefObject<HTMLElement | null>, selector: string, isReady = true) {
  useEffect(() => {
    if (!isReady || content.current?.closest('[role="dialog"]') !== document.activeElement) return
    content.current.querySelector<HTMLElement>(selector)?.focus()
  }, [content, selector, isReady])
}
