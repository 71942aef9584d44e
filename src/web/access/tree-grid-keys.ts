import type { KeyboardEvent, RefObject } from 'react'
import { useState } from 'react'
import type { KeyGroup } from '#web/ui/keys/key-table.ts'
import type { TreeRow } from './access-tree.ts'

/** A place in the grid: a whole row (column -1), or one of its cells. */
export type GridPosition = { row: string; column: number }

type TreeGridOptions = {
  grid: RefObject<HTMLElement | null>
  rows: readonly TreeRow[]
  columnCount: number
  onExpand: (row: TreeRow, isExpanded: boolean) => void
  /** Space on a row, or on a cell without its own checkbox. */
  onToggleRow: (row: TreeRow) => void
}

/** The keys of the tree grid, as the keys help shows them. */
export const treeGridKeys: readonly KeyGroup[] = [
  {
    title: 'Accesos',
    entries: [
      { description: 'Ir a otra fila o a otro acceso', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
      { description: 'Abrir o cerrar un módulo', keys: ['ArrowRight', 'ArrowLeft', 'Enter'] },
      { description: 'Primera o última fila', keys: ['Control+Home', 'Control+End'] },
      { description: 'Dar o quitar', keys: [' '] },
    ],
  },
]

/** The attributes by which the grid finds the element of a position. */
export const getPositionAttributes = ({ row, column }: GridPosition) => ({ 'data-row': row, 'data-column': column })

/**
 * Moves the focus by the keys of a WAI-ARIA tree grid. One element of the grid, a row or the content of a cell, can be reached by Tab; arrows,
 * Home and End move among them.
 */
export function useTreeGridKeys({ grid, rows, columnCount, onExpand, onToggleRow }: TreeGridOptions) {
  const [focused, setFocused] = useState<GridPosition>()
  const first = rows[0] && { row: rows[0].module.id, column: -1 }
  // A row may have disappeared by a search or in a collapsed module.
  const active = rows.some(({ module }) => module.id === focused?.row) ? focused : first

  const moveTo = (row: TreeRow | undefined, column: number) => {
    if (!row) return
    const position = getPositionAttributes({ row: row.module.id, column })
    grid.current?.querySelector<HTMLElement>(`[data-row="${position['data-row']}"][data-column="${column}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = rows.findIndex(({ module }) => module.id === active?.row)
    const row = rows[index]
    if (!active || !row || event.altKey || event.metaKey || event.shiftKey) return
    const { column } = active
    const last = columnCount - 1
    const isRow = column === -1
    const actions: Record<string, () => void> = {
      ArrowDown: () => moveTo(rows[index + 1], column),
      ArrowUp: () => moveTo(rows[index - 1], column),
      ArrowRight: () => (isRow && row.isExpanded === false ? onExpand(row, true) : moveTo(row, Math.min(column + 1, last))),
      ArrowLeft: () => {
        if (!isRow) return moveTo(row, column - 1)
        if (row.isExpanded) return onExpand(row, false)
        moveTo(
          rows
            .slice(0, index)
            .filter(({ level }) => level < row.level)
            .at(-1),
          -1,
        )
      },
      Home: () => (event.ctrlKey || isRow ? moveTo(rows[0], column) : moveTo(row, 0)),
      End: () => (event.ctrlKey || isRow ? moveTo(rows.at(-1), column) : moveTo(row, last)),
      Enter: () => row.isExpanded !== undefined && column <= 0 && onExpand(row, !row.isExpanded),
    }
    // A checkbox, and the arrow of a module after a click, take the key by themselves.
    if (event.key === ' ' && !(event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement))
      actions[' '] = () => onToggleRow(row)
    const action = event.ctrlKey && !['Home', 'End'].includes(event.key) ? undefined : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  const onFocus = ({ target }: { target: Element }) => {
    const { row, column } = target.closest<HTMLElement>('[data-row]')?.dataset ?? {}
    if (row !== undefined) setFocused({ row, column: Number(column) })
  }
  const getTabIndex = ({ row, column }: GridPosition) => (active?.row === row && active.column === column ? 0 : -1)
  return { onKeyDown, onFocus, getTabIndex }
}
