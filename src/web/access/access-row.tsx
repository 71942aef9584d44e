import { Checkbox } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { accessTypeNames } from '#web/ui/feedback/describe-missing-access.ts'
import { AccessCheckbox } from './access-checkbox.tsx'
import classes from './access-grid.module.css'
import { type AccessState, canToggleModule, countAccess, getCell, type TreeRow, toggleAccess } from './access-tree.ts'
import { accessTypes } from './access-types.ts'
import { type GridPosition, getPositionAttributes } from './tree-grid-keys.ts'

type Props = {
  row: TreeRow
  state: AccessState
  readOnlyReason: string | undefined
  getTabIndex: (position: GridPosition) => 0 | -1
  onExpand: (isExpanded: boolean) => void
  onToggle: () => void
  onChange: (changes: AccessState['changes']) => void
}

/** A module: its name, for a group of modules a checkbox of three states and a count, and a cell for each type of access. */
export function AccessRow({ row, state, readOnlyReason, getTabIndex, onExpand, onToggle, onChange }: Props) {
  const { module, level, position, size, isExpanded } = row
  const place = (column: number) => {
    const at = { row: module.id, column }
    return { ...getPositionAttributes(at), tabIndex: getTabIndex(at) }
  }
  const isGroup = isExpanded !== undefined
  const cells = accessTypes.map((type) => {
    const access = module.access.find((one) => one.type === type)
    return { type, cell: access && getCell(state, module, access) }
  })
  const { on, total } = countAccess(state, module)
  const effective = cells.flatMap(({ cell, type }) => (cell?.isOn ? accessTypeNames[type] : []))
  const summary = isGroup ? `${on} de ${total}` : effective.join(', ') || 'ningún acceso'
  const roles = [...new Set(cells.flatMap(({ cell }) => cell?.roles ?? []))]
  return (
    <tr
      aria-label={`${module.name}: ${summary}`}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={isExpanded}
      className={classes.row}
      data-group={isGroup || undefined}
      {...place(-1)}
    >
      <th scope="row" {...(!isGroup && place(0))} style={{ '--level': level } as CSSProperties}>
        {isGroup ? (
          <GroupName
            row={row}
            on={on}
            total={total}
            state={state}
            isReadOnly={readOnlyReason !== undefined}
            place={place(0)}
            onExpand={onExpand}
            onToggle={onToggle}
          />
        ) : (
          <>
            {module.name}
            {roles.length > 0 && <span className={classes.source}>por {roles.join(', ')}</span>}
          </>
        )}
      </th>
      {cells.map(({ type, cell }, index) =>
        cell ? (
          <td key={type} data-change={cell.change}>
            <AccessCheckbox
              cell={cell}
              moduleName={module.name}
              readOnlyReason={readOnlyReason}
              place={place(index + 1)}
              onToggle={() => onChange(toggleAccess(state, module, cell.access))}
            />
          </td>
        ) : (
          <td
            key={type}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a tree grid, a table that arrow keys move in
            role="gridcell"
            {...place(index + 1)}
            tabIndex={getTabIndex({ row: module.id, column: index + 1 })}
            className={classes.empty}
          />
        ),
      )}
    </tr>
  )
}

type GroupNameProps = Pick<Props, 'row' | 'state' | 'onExpand' | 'onToggle'> & {
  on: number
  total: number
  isReadOnly: boolean
  place: object
}

function GroupName({ row: { module, isExpanded = false }, on, total, state, isReadOnly, place, onExpand, onToggle }: GroupNameProps) {
  const isDisabled = isReadOnly || !canToggleModule(state, module)
  return (
    <div className={classes.group}>
      {/* By keyboard the row expands and collapses. */}
      <button
        type="button"
        tabIndex={-1}
        className={classes.expander}
        aria-label={`${isExpanded ? 'Contraer' : 'Desplegar'} ${module.name}`}
        onClick={() => onExpand(!isExpanded)}
      >
        {isExpanded ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
      </button>
      <Checkbox
        {...place}
        label={module.name}
        checked={total > 0 && on === total}
        indeterminate={on > 0 && on < total}
        aria-disabled={isDisabled || undefined}
        classNames={{ body: classes.body, input: classes.box, label: classes.groupLabel }}
        onChange={onToggle}
      />
      <span className={classes.count}>
        {on} de {total}
      </span>
    </div>
  )
}
