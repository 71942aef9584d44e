/** Runs an action now, or after the pressed mouse button is released: a click misses what moves under the pointer. */
export function afterMouseRelease(action: () => void) {
  // A blur does not say that a press caused it, but while the button is down some element is active.
  if (!document.querySelector(':active')) return action()
  // The click event follows the release.
  window.addEventListener('mouseup', () => setTimeout(action), { once: true, capture: true })
}
