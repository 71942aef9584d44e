import { focusManager } from '@tanstack/react-query'
import { weekRefresh } from '#web/constants.ts'

const inputEvents = ['keydown', 'input', 'pointerdown', 'pointermove', 'wheel'] as const

/**
 * Pauses all polling when nobody has typed, clicked or moved the pointer for a while, until the next input, so that the sign-in of an abandoned page
 * expires. Returns a function that ends this.
 */
export function pauseWhenIdle() {
  let lastInput = Date.now()
  // React Query takes the page for unfocused, as if it were hidden. Without a value it looks whether the page is visible.
  const update = () => focusManager.setFocused(Date.now() - lastInput < weekRefresh.idleAfter ? undefined : false)
  const noteInput = (event: Event) => {
    // Browsers also report a move when the page has moved under the pointer.
    if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return
    lastInput = Date.now()
    update()
  }

  const listeners = new AbortController()
  const options = { capture: true, passive: true, signal: listeners.signal }
  for (const name of inputEvents) window.addEventListener(name, noteInput, options)
  // Timers of a hidden page may be late.
  window.addEventListener('visibilitychange', update, options)
  const timer = setInterval(update, weekRefresh.interval)
  return () => {
    listeners.abort()
    clearInterval(timer)
    focusManager.setFocused(undefined)
  }
}
