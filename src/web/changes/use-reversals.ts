import { useQuery } from '@tanstack/react-query'
import { findNewest, type ReversalKind, undoListQuery } from './undo-list.ts'
import { useUndo } from './use-undo.ts'

/** Returns what a menu offers: to undo the newest change, and to make the newest undone one again. */
export function useReversals(): { kind: ReversalKind; label: string; run: () => void }[] {
  const { undo, redo, canUndo } = useUndo()
  const { data: list } = useQuery(undoListQuery())
  if (!canUndo) return []
  const entries = [
    { kind: 'undo' as const, verb: 'Deshacer', run: undo },
    { kind: 'redo' as const, verb: 'Rehacer', run: redo },
  ]
  return entries.flatMap(({ kind, verb, run }) => {
    const newest = findNewest(list, kind)
    return newest ? { kind, label: `${verb} «${newest.message}»`, run } : []
  })
}
