import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focused field of a form in sight when a text that appears above it, or in the sticky foot, would push or cover it. A field that the user has
 * scrolled out of sight stays there. Does nothing without a foot.
 */
export function useKeepFocusInSight(form: RefObject<HTMLFormElement | null>, foot: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const [formElement, footElement] = [form.current, foot.current]
    if (!formElement || !footElement) return
    let wasInSight = false
    const findFocused = () => {
      const { activeElement } = document
      return activeElement && formElement.contains(activeElement) ? activeElement : undefined
    }
    const note = () => {
      const focused = findFocused()
      wasInSight = focused !== undefined && isInSight(focused)
    }
    const observer = new ResizeObserver(() => {
      // A field that is scrolled to stops above the foot.
      formElement.style.setProperty('--form-foot', `${footElement.offsetHeight}px`)
      const focused = findFocused()
      if (focused && wasInSight && !footElement.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
      note()
    })
    observer.observe(formElement)
    const listeners = new AbortController()
    const options = { capture: true, passive: true, signal: listeners.signal }
    for (const name of ['focusin', 'scroll']) document.addEventListener(name, note, options)
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [form, foot])
}

/** True when nothing covers the middle of the element. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  return shown !== null && element.contains(shown)
}
