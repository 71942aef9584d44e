/** Presses a key once more where the keyboard is now: it came too early for what it was meant for. Into a text it writes its letter. */
export function pressAgain({ key, code, shiftKey }: KeyboardEvent) {
  const target = document.activeElement
  const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
  const isFree = target?.dispatchEvent(again)
  // the one way to write into a text as a hand does, with all that listens to it
  if (isFree && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
    document.execCommand('insertText', false, key)
}

/** Whether a key writes a letter, or presses what has one for its shortcut. */
export const isLetter = ({ key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>) =>
  key.length === 1 && !(ctrlKey || altKey || metaKey)
