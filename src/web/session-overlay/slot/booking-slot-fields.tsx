import type { Conflict } from '#web/session-data/busy/find-conflict.ts'
import type { Schedule, Slot } from '#web/session-data/queries.ts'
import { parseTypedDate } from '#web/ui/dates/typed-date.ts'
import { findClosestTime, listStartTimes } from './list-start-times.ts'
import { SlotFields } from './slot-fields.tsx'

interface Props {
  schedules: readonly Schedule[]
  slot: Slot
  typedDate: string
  openedSlot: Slot
  /** The reason why the two people cannot meet at a time of the date. */
  findConflictAt: (time: number) => Conflict | undefined
  canAccept: boolean
  autoFocus: boolean
  /** Called while the typed date is not valid. */
  onInvalidDate: (typedDate: string) => void
  onChange: (slot: Slot, typedDate?: string) => void
}

/** Changes the slot of a booking. In another turn, or on another date, the closest start time is chosen. */
export function BookingSlotFields({ schedules, slot, openedSlot, autoFocus, onInvalidDate, onChange, ...props }: Props) {
  const listTimes = ({ turnId, date }: Pick<Slot, 'turnId' | 'date'>) => {
    const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))
    return listStartTimes(schedule, { turnId, date }, openedSlot)
  }
  const changeTo = (next: Slot, typedDate?: string) => onChange({ ...next, time: findClosestTime(listTimes(next), next.time) }, typedDate)
  return (
    <SlotFields
      {...props}
      schedules={schedules}
      turnId={slot.turnId}
      time={slot.time}
      times={listTimes(slot)}
      dayProps={{ autoFocus }}
      onTurnChange={(turnId) => changeTo({ ...slot, turnId })}
      onDateChange={(text) => {
        const date = parseTypedDate(text)
        if (date === null) onInvalidDate(text)
        else changeTo({ ...slot, date }, text)
      }}
      // A date that is typed and not valid yet stays to be corrected.
      onTimeChange={(time) => onChange({ ...slot, time }, props.typedDate)}
    />
  )
}
