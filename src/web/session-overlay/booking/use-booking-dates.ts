import { useState } from 'react'
import { useSchedules } from '#web/schedules/queries.ts'
import type { Slot } from '#web/session-data/queries.ts'
import { formatTypedDate, parseTypedDate } from '#web/ui/dates/typed-date.ts'
import type { ValidatedForm } from '#web/ui/form/validated-form.ts'
import type { BookingValues, Repetition } from './booking-values.ts'
import { parseSeriesDates } from './series-dates.ts'

type TypedDates = { slot: Slot; repeat: Repetition; startsOn: string; endsOn: string }

/** Manages the slot of a booking, in any turn and week, and reads the dates of its series from the form. */
export function useBookingDates(form: ValidatedForm<TypedDates>, onSlotChange: (slot: Slot) => void) {
  const { slot } = form.values
  /** The date of the slot as it is typed; while it is not valid, the slot keeps its date. */
  const [typedDate, setTypedDate] = useState(formatTypedDate(slot.date))
  const schedules = useSchedules()
  const isWeekly = form.values.repeat === 'weekly'
  const { series } = isWeekly ? parseSeriesDates(form.values, slot.date) : {}

  const changeSlot = (next: Slot, typed = formatTypedDate(next.date)) => {
    const { startsOn, slot: previous } = form.getValues()
    const follows = startsOn === formatTypedDate(previous.date)
    const changed = { slot: next, ...(follows && { startsOn: formatTypedDate(next.date) }) }
    // The slot is not typed: leaving the form does not ask about it.
    form.setInitialValues({ ...form.getInitialValues(), ...changed })
    form.setValues(changed)
    onSlotChange(next)
    setTypedDate(typed)
  }
  const isDateValid = parseTypedDate(typedDate) !== null
  return {
    slot,
    typedDate,
    schedules,
    isDateValid,
    /** True when those of the series are valid too. */
    isComplete: isDateValid && (!isWeekly || series !== undefined),
    /** The minutes of a session in the turn of the slot; undefined until they are known. */
    duration: schedules.find(({ turns }) => turns.some(({ id }) => id === slot.turnId))?.sessionDuration,
    setTypedDate,
    changeSlot,
    series,
    /** The slot of the booking, or the first one of the series. */
    firstSlot: { ...slot, date: series?.first ?? slot.date },
    /** The repetition of a series; undefined for a single session. */
    standing: isWeekly ? { until: series?.last ?? null } : undefined,
    checkDates: (values: BookingValues) => (values.repeat === 'weekly' ? parseSeriesDates(values, slot.date).problems : []),
  }
}
