import { SegmentedControl, Select } from '@mantine/core'
import { formatWeek } from '#domain/spanish.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import formClasses from '../plan-form.module.css'

export type CopyMode = 'copy' | 'move'

interface Props {
  mode: CopyMode
  canMove: boolean
  /** Names the sessions that are copied: the turn of the week, or the number that was selected. */
  source: string
  sourceWeek: string
  targetWeek: string
  today: string
  /** Sentences about the sessions that are not in the plan. */
  remarks: readonly string[]
  onModeChange: (mode: CopyMode) => void
  onTargetChange: (week: string) => void
}

/** The weeks to which sessions are copied or moved: from the current one on. */
const weeksAhead = 52

/** Whether the sessions of a week are copied or moved, and to which week. */
export function CopyForm({ mode, canMove, source, sourceWeek, targetWeek, today, remarks, onModeChange, onTargetChange }: Props) {
  const weeks = Array.from({ length: weeksAhead + 1 }, (_, index) => addDays(getWeekStart(today), 7 * index))
  return (
    <div className={formClasses.form}>
      <p>
        De la semana {formatWeek(sourceWeek)}
        <span className={formClasses.source}>{source}</span>
      </p>
      {canMove && (
        <SegmentedControl
          fullWidth
          aria-label="Qué hacer"
          data={[
            { value: 'copy', label: 'Copiar' },
            { value: 'move', label: 'Mover' },
          ]}
          value={mode}
          onChange={onModeChange}
        />
      )}
      <Select
        label="A la semana"
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        data={weeks.filter((week) => week !== sourceWeek).map((week) => ({ value: week, label: formatWeek(week) }))}
        value={targetWeek}
        onChange={(week) => week && onTargetChange(week)}
      />
      {remarks.map((remark) => (
        <p key={remark} className="quiet">
          {remark}
        </p>
      ))}
    </div>
  )
}
