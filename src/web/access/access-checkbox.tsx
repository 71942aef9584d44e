import { Checkbox } from '@mantine/core'
import { IconLock, IconMinus, IconPlus } from '@tabler/icons-react'
import { accessTypeNames } from '#web/ui/feedback/describe-missing-access.ts'
import { notifyInfo } from '#web/ui/feedback/notify.ts'
import classes from './access-grid.module.css'
import type { AccessCell } from './access-tree.ts'

type Props = {
  cell: AccessCell
  moduleName: string
  readOnlyReason: string | undefined
  /** The attributes that make it a place of the grid. */
  place: object
  onToggle: () => void
}

/** The checkbox of one access. One that cannot be changed stays focusable, and a press on it says why. */
export function AccessCheckbox({ cell, moduleName, readOnlyReason, place, onToggle }: Props) {
  const { access, isWanted, isOn, change, kind } = cell
  const type = accessTypeNames[access.type]
  const reason = describeKind(cell)
  const changeText = change && (change === 'give' ? 'se dará' : 'se quitará')
  const isDisabled = readOnlyReason !== undefined || kind !== 'editable'
  const Icon = change === 'give' ? IconPlus : change === 'take' ? IconMinus : kind === 'locked' && !readOnlyReason ? IconLock : undefined
  return (
    <div className={classes.cell} title={reason}>
      <Checkbox
        {...place}
        label={type}
        aria-label={[`${type}: ${moduleName}`, changeText, reason].filter(Boolean).join(', ')}
        aria-disabled={isDisabled || undefined}
        checked={isWanted || (isOn && kind !== 'editable')}
        classNames={{ body: classes.body, input: classes.box, label: classes.label }}
        onChange={() => (isDisabled ? notifyInfo(readOnlyReason ?? `${type} de ${moduleName}: ${reason}.`) : onToggle())}
      />
      <span className={classes.mark} aria-hidden>
        {Icon && <Icon size={14} />}
      </span>
    </div>
  )
}

/** Says why the state of a cell is what it is; undefined for one that is only what is stored. */
function describeKind({ kind, roles, change }: AccessCell) {
  const source = roles.length > 0 ? `lo da el rol ${roles.join(', ')}` : undefined
  if (kind === 'covered') return 'incluido en «Todo»'
  if (kind === 'locked') return 'usted no lo tiene'
  if (kind === 'inherited') return source
  return source && (change === 'take' ? `${source}, así que lo conservará` : `directo; también ${source}`)
}
