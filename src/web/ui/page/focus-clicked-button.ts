/**
 * Focuses each button that is clicked. Safari leaves the focus on the element around it, so a dialog that the button opens could not return
 * the focus to the button. Returns a function that ends this.
 */
export function focusClickedButtons() {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    const { activeElement } = document
    if (button && activeElement !== button && activeElement?.contains(button)) button.focus({ preventScroll: true })
  }
  // Runs before the listeners of the button itself.
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
