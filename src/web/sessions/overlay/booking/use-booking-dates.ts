import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../../auth/access.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { formatTypedDate, parseTypedDate } from '../../../ui/dates/typed-date.ts'
import type { ValidatedForm } from '../../../ui/form/validated-form.ts'
import type { Slot } from '../../data/queries.ts'
import type { BookingValues, Repetition } from './booking-values.ts'
import { parseSeriesDates } from './series-dates.ts'

type TypedDates = { repeat: Repetition; startsOn: string; endsOn: string }

/** Manages the slot of a booking, in any turn and week, and reads the dates of its series from the form. */
export function useBookingDates(form: ValidatedForm<TypedDates>, openedSlot: Slot, onSlotChange: (slot: Slot) => void) {
  const can = useCan()
  const [slot, setSlot] = useState(openedSlot)
  /** The date of the slot as it is typed; while it is not valid, the slot keeps its date. */
  const [typedDate, setTypedDate] = useState(formatTypedDate(openedSlot.date))
  const { data: schedules = [] } = useQuery({ ...schedulesQuery(), enabled: can('listSchedules') })
  const isWeekly = form.values.repeat === 'weekly'
  const { series } = isWeekly ? parseSeriesDates(form.values, slot.date) : {}

  const changeSlot = (next: Slot, typed = formatTypedDate(next.date)) => {
    if (form.values.startsOn === formatTypedDate(slot.date)) form.setFieldValue('startsOn', formatTypedDate(next.date))
    setSlot(next)
    onSlotChange(next)
    setTypedDate(typed)
  }
  return {
    ...{ slot, typedDate, schedules },
    isDateValid: parseTypedDate(typedDate) !== null,
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
