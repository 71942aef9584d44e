import { useEffect, useEffectEvent } from 'react'
import { formatCombination, type KeyGroup } from '#web/ui/keys/key-table.ts'

type GeneralAction = 'search' | 'help'

/** The keys that work on every screen. Those without an action are handled elsewhere and only listed in the keys help. */
const generalKeys: readonly { description: string; keys: Readonly<Record<string, GeneralAction | null>>; needsUndo?: true }[] = [
  { description: 'Buscar personas, pantallas, acciones y semanas', keys: { 'Control+k': 'search' } },
  { description: 'Deshacer lo último', keys: { 'Control+z': null }, needsUndo: true },
  { description: 'Rehacer lo deshecho', keys: { 'Control+y': null }, needsUndo: true },
  { description: 'Mostrar estas teclas', keys: { '?': 'help' } },
  { description: 'Guardar un formulario', keys: { 'Control+Enter': null } },
  { description: 'Cerrar lo que está abierto', keys: { Escape: null } },
]

/** Returns the general keys as a group of the keys help. A server may not be able to undo. */
export const createGeneralKeyGroup = (canUndo: boolean): KeyGroup => ({
  title: 'En todas las pantallas',
  entries: generalKeys
    .filter(({ needsUndo }) => canUndo || !needsUndo)
    .map(({ description, keys }) => ({ description, keys: Object.keys(keys) })),
})

/** Runs the actions of the general keys. They do nothing while a dialog is open, and keys that are characters nothing in a field. */
export function useGeneralKeys(actions: Record<GeneralAction, () => void>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const combination = formatCombination(event)
    const action = generalKeys.map(({ keys }) => keys[combination]).find(Boolean)
    if (!action || (combination.length === 1 && isTyping(event.target))) return
    // The browser has its own search on Control+K, also while nothing is opened here.
    event.preventDefault()
    if (!document.querySelector('[aria-modal="true"]')) actions[action]()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"]') !== null
