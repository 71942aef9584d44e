import type { Can } from '../../../auth/access.ts'
import type { GridAction } from './grid-actions.ts'
import { type FocusLevel, gridKeys, isUsable } from './grid-keys.ts'

const entries = gridKeys.flatMap((group) => group.entries)

type PressedKey = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean }

/** Finds the action of a pressed key, where the focus is; undefined when there is none or the user has no access to it. */
export function findAction(pressed: PressedKey, focusLevel: FocusLevel, can: Can): GridAction | undefined {
  const combination = formatCombination(pressed)
  for (const { keys, level, ...rest } of entries) {
    if (level !== undefined && level !== focusLevel) continue
    const action = keys[combination]
    if (action && isUsable(rest, can)) return action
  }
}

/** Formats a pressed combination: "Control+Home". Shift counts only with named keys, because "?" or "+" may need it. */
function formatCombination({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey) {
  const isNamed = key.length > 1 || key === ' '
  return `${ctrlKey || metaKey ? 'Control+' : ''}${altKey ? 'Alt+' : ''}${shiftKey && isNamed ? 'Shift+' : ''}${isNamed ? key : key.toLowerCase()}`
}
