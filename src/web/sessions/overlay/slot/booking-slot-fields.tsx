import { parseTypedDate } from '../../../ui/dates/typed-date.ts'
import type { Conflict } from '../../data/busy/find-conflict.ts'
import type { Schedule, Slot } from '../../data/queries.ts'
import { findClosestTime, listStartTimes } from './list-start-times.ts'
import { SlotFields } from './slot-fields.tsx'

interface Props {
  schedules: readonly Schedule[]
  slot: Slot
  typedDate: string
  openedSlot: Slot
  /** The reason why the two people cannot meet at a time of the date. */
  findConflictAt: (time: number) => Conflict | undefined
  canInsist: boolean
  autoFocus: boolean
  /** Called while the typed date is not valid. */
  onInvalidDate: (typedDate: string) => void
  onChange: (slot: Slot, typedDate?: string) => void
}

/** Changes the slot of a booking. In another turn the closest start time is chosen. */
export function BookingSlotFields({ schedules, slot, openedSlot, autoFocus, onInvalidDate, onChange, ...props }: Props) {
  const listTimes = (turnId: string) => {
    const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))
    return listStartTimes(schedule, { turnId, date: slot.date }, openedSlot)
  }
  return (
    <SlotFields
      {...props}
      schedules={schedules}
      turnId={slot.turnId}
      time={slot.time}
      times={listTimes(slot.turnId)}
      dayProps={{ autoFocus }}
      onTurnChange={(turnId) => onChange({ ...slot, turnId, time: findClosestTime(listTimes(turnId), slot.time) })}
      onDateChange={(text) => {
        const date = parseTypedDate(text)
        if (date === null) onInvalidDate(text)
        else onChange({ ...slot, date }, text)
      }}
      onTimeChange={(time) => onChange({ ...slot, time })}
    />
  )
}
