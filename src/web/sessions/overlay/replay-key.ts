/** Dispatches a keydown again, to the element that has the focus now. In a text field it also types its letter. */
export function replayKey({ key, code, shiftKey }: KeyboardEvent) {
  const target = document.activeElement
  const isAccepted = target?.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }))
  // A synthetic keydown types nothing. execCommand fires the input events that React listens to.
  if (isAccepted && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
    document.execCommand('insertText', false, key)
}
