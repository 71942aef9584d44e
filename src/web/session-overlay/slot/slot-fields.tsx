import { Select } from '@mantine/core'
import type { ComponentProps } from 'react'
import { getWeekdayName } from '#domain/spanish.ts'
import type { Schedule } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { DateInput } from '#web/ui/dates/date-input.tsx'
import { parseTypedDate } from '#web/ui/dates/typed-date.ts'
import classes from './slot-fields.module.css'
import { StartTimeSelect } from './start-time-select.tsx'
import { listTurnNames } from './turn-name.ts'

interface Props extends Pick<ComponentProps<typeof StartTimeSelect>, 'times' | 'findConflictAt' | 'canAccept'> {
  /** Those whose turns can be chosen. */
  schedules: readonly Schedule[]
  turnId: string
  /** The date as it is typed. */
  typedDate: string
  time: number | null
  /** Props of the field of the day, which may get the focus first. */
  dayProps?: { autoFocus?: boolean; 'data-autofocus'?: true | undefined }
  onTurnChange: (turnId: string) => void
  onDateChange: (text: string) => void
  onTimeChange: (time: number) => void
}

/** Chooses the turn, the date and the start time of a session. */
export function SlotFields({ schedules, turnId, typedDate, time, dayProps, onTurnChange, onDateChange, onTimeChange, ...times }: Props) {
  const date = parseTypedDate(typedDate)
  const { date: today } = useNow()
  const turns = listTurnNames(schedules)
  return (
    <>
      {turns.length > 1 && (
        <Select
          label="Turno"
          comboboxProps={{ withinPortal: false }}
          data={turns.map(({ turnId, name }) => ({ value: turnId, label: name }))}
          value={turnId}
          onChange={(id) => id && onTurnChange(id)}
        />
      )}
      <div className={classes.slot}>
        <DateInput
          label="Día"
          value={typedDate}
          soonest={today}
          onChange={onDateChange}
          // Typing replaces the date.
          onFocus={({ currentTarget }) => currentTarget.select()}
          description={date ? getWeekdayName(date) : 'dd/mm/aaaa'}
          error={date ? undefined : 'Escriba dd/mm/aaaa'}
          {...dayProps}
        />
        <StartTimeSelect {...times} value={time} onChange={onTimeChange} />
      </div>
    </>
  )
}
