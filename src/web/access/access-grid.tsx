import { useRef, useState } from 'react'
import type { Module } from '#api/generated/app.ts'
import { accessTypeNames } from '#web/ui/feedback/describe-missing-access.ts'
import { notifyInfo } from '#web/ui/feedback/notify.ts'
import { useScreenKeys } from '#web/ui/keys/keys-help-context.ts'
import classes from './access-grid.module.css'
import { AccessRow } from './access-row.tsx'
import { type AccessState, canToggleModule, listTreeRows, type TreeRow, toggleModule } from './access-tree.ts'
import { accessTypes } from './access-types.ts'
import { treeGridKeys, useTreeGridKeys } from './tree-grid-keys.ts'

type Props = {
  label: string
  modules: readonly Module[]
  state: AccessState
  search: string
  /** Says why nothing can be changed. */
  readOnlyReason: string | undefined
  onChange: (changes: AccessState['changes']) => void
}

/** The modules as rows of a WAI-ARIA tree grid, with a column for each type of access. */
export function AccessGrid({ label, modules, state, search, readOnlyReason, onChange }: Props) {
  const grid = useRef<HTMLTableElement>(null)
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const rows = listTreeRows(modules, collapsed, search)
  useScreenKeys(treeGridKeys)

  const expand = ({ module }: TreeRow, isExpanded: boolean) => {
    const next = new Set(collapsed)
    if (isExpanded) next.delete(module.id)
    else next.add(module.id)
    setCollapsed(next)
  }
  const toggle = (module: Module) => {
    if (readOnlyReason) return notifyInfo(readOnlyReason)
    if (canToggleModule(state, module)) onChange(toggleModule(state, module))
  }
  const { onKeyDown, onFocus, getTabIndex } = useTreeGridKeys({
    grid,
    rows,
    columnCount: accessTypes.length + 1,
    onExpand: expand,
    onToggleRow: ({ module }) => toggle(module),
  })
  if (rows.length === 0) return <p className={classes.nothing}>Ningún módulo ni acceso coincide con «{search}».</p>
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a tree grid, a table that arrow keys move in
      role="treegrid"
      aria-label={label}
      aria-readonly={readOnlyReason !== undefined}
      className={classes.grid}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <thead>
        <tr>
          <th scope="col">Módulo</th>
          {accessTypes.map((type) => (
            <th key={type} scope="col">
              {accessTypeNames[type]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <AccessRow
            key={row.module.id}
            row={row}
            state={state}
            readOnlyReason={readOnlyReason}
            getTabIndex={getTabIndex}
            onExpand={(isExpanded) => expand(row, isExpanded)}
            onToggle={() => toggle(row.module)}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  )
}
