import { useHotkeys } from '@mantine/hooks'
import { useAgendaActions } from './data/changes/agenda-actions.ts'
import type { OverlayControls } from './overlay/use-overlay.ts'

/** The fields that have an undo of their own. A checkbox is none. */
const textFields = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])'

/**
 * Listens for Ctrl+Z, which undoes the newest change, except in text fields and while a form or a dialog is open. `overlay` is for screens that
 * open cards.
 */
export function useUndoKeys(overlay?: Pick<OverlayControls, 'current' | 'close' | 'leave'>) {
  const { undo } = useAgendaActions()
  useHotkeys(
    [
      [
        'mod+Z',
        (event) => {
          if (event.target instanceof Element && event.target.closest(textFields)) return
          if (document.querySelector('[aria-modal="true"]')) return
          event.preventDefault()
          if (!overlay) return void undo()
          if (overlay.current && overlay.current.kind !== 'session') return
          overlay.leave(() => {
            overlay.close()
            void undo()
          })
        },
        { preventDefault: false },
      ],
    ],
    [],
  )
}
