import { useState } from 'react'
import { formatTypedDate } from '../../../ui/dates/typed-date.ts'
import type { ValidatedForm } from '../../../ui/form/validated-form.ts'
import type { Slot } from '../../data/queries.ts'
import type { BookingValues } from './booking-values.ts'
import { canKeepDates, parseSeriesDates } from './series-dates.ts'

type TypedDates = { repeat: 'once' | 'weekly'; startsOn: string; endsOn: string }

/** Manages the slot of a booking, and reads the dates of its series from the form. */
export function useBookingDates(form: ValidatedForm<TypedDates>, openedSlot: Slot) {
  const [slot, setSlot] = useState(openedSlot)
  const isWeekly = form.values.repeat === 'weekly'
  const { series } = isWeekly && canKeepDates() ? parseSeriesDates(form.values, slot.date) : {}

  const changeSlot = (next: Slot) => {
    if (form.values.startsOn === formatTypedDate(slot.date)) form.setFieldValue('startsOn', formatTypedDate(next.date))
    setSlot(next)
  }
  return {
    slot,
    changeSlot,
    series,
    /** The slot of the booking, or the first one of the series. */
    firstSlot: { ...slot, date: series?.first ?? slot.date },
    /** The repetition of a series; undefined for a single session. */
    standing: isWeekly ? (canKeepDates() ? { until: series?.last ?? null } : ('undated' as const)) : undefined,
    checkDates: (values: BookingValues) =>
      values.repeat === 'weekly' && canKeepDates() ? parseSeriesDates(values, slot.date).problems : [],
  }
}
