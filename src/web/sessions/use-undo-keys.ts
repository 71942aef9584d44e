import { useHotkeys } from '@mantine/hooks'
import { useAgendaActions } from './data/changes/agenda-actions.ts'
import type { OverlayControls } from './overlay/use-overlay.ts'

/** Listens for Ctrl+Z, which undoes the newest change, except in text fields and while a form or a dialog is open. */
export function useUndoKeys({ current, close, leave }: Pick<OverlayControls, 'current' | 'close' | 'leave'>) {
  const { undo } = useAgendaActions()
  useHotkeys([
    [
      'mod+Z',
      () => {
        const isDialogOpen = document.querySelector('[aria-modal="true"]') !== null
        if (isDialogOpen || (current && current.kind !== 'session')) return
        leave(() => {
          close()
          void undo()
        })
      },
    ],
  ])
}
