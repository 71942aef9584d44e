import { useHotkeys } from '@mantine/hooks'
import { useAgendaActions } from './data/agenda-actions.ts'
import type { useOverlay } from './overlay/use-overlay.ts'

/** Ctrl+Z takes back the last change; not where one types, and not under a form or a question. */
export function useUndoKeys({ what, close }: Pick<ReturnType<typeof useOverlay>, 'what' | 'close'>) {
  const { undo } = useAgendaActions()
  useHotkeys([
    [
      'mod+Z',
      () => {
        if (what && what.kind !== 'session') return
        close()
        void undo()
      },
    ],
  ])
}
