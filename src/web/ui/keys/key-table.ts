/** A line of the keys help; `keys` are combinations such as "Control+k". */
export interface KeyEntry {
  description: string
  keys: readonly string[]
}

/** A titled part of the keys help. */
export interface KeyGroup {
  title: string
  hint?: string | undefined
  entries: readonly KeyEntry[]
}

type PressedKey = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean }

/** True for a letter without Ctrl, Alt or Meta. */
export const isPlainLetter = ({ key, ctrlKey, metaKey, altKey }: Omit<PressedKey, 'shiftKey'>) =>
  /^\p{L}$/u.test(key) && !(ctrlKey || metaKey || altKey)

/** Formats a pressed combination: "Control+Home". For a character alone Shift does not count, because "?" or "+" may need it. */
export function formatCombination({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey) {
  const isNamed = key.length > 1 || key === ' '
  const hasControl = ctrlKey || metaKey
  const hasShift = shiftKey && (isNamed || hasControl)
  return `${hasControl ? 'Control+' : ''}${altKey ? 'Alt+' : ''}${hasShift ? 'Shift+' : ''}${isNamed ? key : key.toLowerCase()}`
}
