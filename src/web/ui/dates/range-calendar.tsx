import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import type { Period } from '#domain/periods.ts'
import { isPhoneWidth } from '../theme/phone-width.ts'
import { calendarProps } from './spanish-dates.ts'

type Props = { period: Period | null; onPick: (period: Period) => void }

/** A Spanish calendar in which the first and the last day are picked, one after the other. Picking a day twice means this day alone. */
export default function RangeCalendar({ period, onPick }: Props) {
  const [picked, setPicked] = useState<[string | null, string | null]>([period?.from ?? null, period?.to ?? null])
  return (
    <DatePicker
      type="range"
      allowSingleDateInRange
      size={isPhoneWidth() ? 'md' : 'sm'}
      value={picked}
      {...(period && { defaultDate: period.from })}
      hideOutsideDates
      onChange={([from, to]) => {
        setPicked([from, to])
        if (from && to) onPick({ from, to })
      }}
      {...calendarProps}
      // Escape closes the calendar, not the drawer around it.
      __stopPropagation
    />
  )
}
