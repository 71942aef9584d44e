/** Does something now, or, while a button of the mouse is down, when it has been let go: what moves under the pointer is not clicked. */
export function afterMouseRelease(act: () => void) {
  // nobody tells a blur that the mouse has caused it; while it is down something on the page is active
  if (!document.querySelector(':active')) return act()
  // the click comes right after
  window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
}
