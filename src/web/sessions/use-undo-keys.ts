import { useHotkeys } from '@mantine/hooks'
import { useAgendaActions } from './data/changes/agenda-actions.ts'
import type { OverlayControls } from './overlay/use-overlay.ts'

/** Ctrl+Z takes back the last change; not where one types, and not under a form or a question. */
export function useUndoKeys({ current, close }: Pick<OverlayControls, 'current' | 'close'>) {
  const { undo } = useAgendaActions()
  useHotkeys([
    [
      'mod+Z',
      () => {
        if (current && current.kind !== 'session') return
        close()
        void undo()
      },
    ],
  ])
}
