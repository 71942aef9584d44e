import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useSettings } from '../../../data/settings.ts'
import { formatTypedDate } from '../../../ui/dates/typed-date.ts'
import type { Slot } from '../../data/queries.ts'
import type { BookingValues } from './booking-values.ts'
import { parseSeriesDates } from './series-dates.ts'

type TypedDates = { repeat: 'once' | 'weekly'; startsOn: string; endsOn: string }

/** Manages the slot of a booking, and reads the dates of its series from the form. */
export function useBookingDates(form: UseFormReturnType<TypedDates>, openedSlot: Slot) {
  const { additions } = useSettings()
  const [slot, setSlot] = useState(openedSlot)
  const isWeekly = form.values.repeat === 'weekly'
  const { series } = isWeekly && additions ? parseSeriesDates(form.values, slot.date) : {}

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
    standing: isWeekly ? (additions ? { until: series?.last ?? null } : ('undated' as const)) : undefined,
    checkDates: (values: BookingValues) => (values.repeat === 'weekly' && additions ? parseSeriesDates(values, slot.date).problems : []),
  }
}
