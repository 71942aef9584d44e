import { onTestFinished } from 'vitest'

const textField = 'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable="true"]'

/** Counts, from now to the end of the test, each click and each key that is not text. */
export function countPresses(): () => number {
  let count = 0
  const countClick = () => {
    count += 1
  }
  const countKey = ({ key, target }: KeyboardEvent) => {
    const isModifier = ['Control', 'Shift', 'Alt', 'Meta'].includes(key)
    const isText = key.length === 1 && target instanceof Element && target.closest(textField) !== null
    if (!isModifier && !isText) count += 1
  }
  window.addEventListener('pointerdown', countClick, { capture: true })
  window.addEventListener('keydown', countKey, { capture: true })
  onTestFinished(() => {
    window.removeEventListener('pointerdown', countClick, { capture: true })
    window.removeEventListener('keydown', countKey, { capture: true })
  })
  return () => count
}
