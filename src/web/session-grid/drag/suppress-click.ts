/** Suppresses the click that ends a drag. `isButtonUp`: false while the button is still down. */
export function suppressClick({ isButtonUp }: { isButtonUp: boolean }) {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  // A button released over another element causes no click.
  const removeLater = () => setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
  window.addEventListener('click', stop, { capture: true, once: true })
  if (isButtonUp) removeLater()
  else window.addEventListener('pointerup', removeLater, { capture: true, once: true })
}
