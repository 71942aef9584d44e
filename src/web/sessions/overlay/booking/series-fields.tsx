import { SegmentedControl } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useId } from 'react'
import { formatClock } from '#domain/clock.ts'
import { getWeekdayName } from '#domain/spanish.ts'
import { useSettings } from '../../../data/settings.ts'
import { DateInput } from '../../../ui/dates/date-input.tsx'
import type { Slot } from '../../data/queries.ts'
import classes from './booking.module.css'
import { formatSeries, getLatestDate, type SeriesDates } from './series-dates.ts'
import type { BookingPeople } from './use-booking-people.ts'
import { useSeriesConflicts } from './use-series-conflicts.ts'

interface Props {
  form: UseFormReturnType<{ repeat: 'once' | 'weekly'; startsOn: string; endsOn: string }>
  slot: Slot
  /** Undefined while a date is not valid. */
  series: SeriesDates | undefined
  people: Pick<BookingPeople, 'client' | 'worker'>
  /** True when the form's panel already explains the server's refusal. */
  isRefused: boolean
}

/** Chooses between one session and a weekly series, and says what will be booked. */
export function SeriesFields({ form, slot, series, people, isRefused }: Props) {
  const { date, time } = slot
  const { additions } = useSettings()
  const conflict = useSeriesConflicts({
    slot: { ...slot, date: series?.first ?? date },
    series,
    client: people.client,
    worker: people.worker,
  })
  const id = useId()
  const isWeekly = form.values.repeat === 'weekly'
  const dates = { latest: getLatestDate(date), earliest: series?.first ?? date, description: undefined }
  return (
    <div className={classes.repeat}>
      <p id={id} className={classes.legend}>
        Repetir
      </p>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        data={[
          { value: 'once', label: 'Una vez' },
          { value: 'weekly', label: 'Fija' },
        ]}
        value={form.values.repeat}
        onChange={(repeat) => form.setFieldValue('repeat', repeat)}
      />
      {isWeekly && additions && (
        <div className={classes.dates}>
          <DateInput label="Desde" {...dates} earliest={date} {...form.getInputProps('startsOn')} />
          <DateInput label="Hasta (opcional)" {...dates} {...form.getInputProps('endsOn')} />
        </div>
      )}
      <p role="status" className={classes.summary}>
        {isWeekly && additions && series && formatSeries(series, time)}
        {isWeekly &&
          !additions &&
          `Cada ${getWeekdayName(date)} a las ${formatClock(time)}, sin fin. Este servidor no guarda desde cuándo ni hasta cuándo.`}
      </p>
      <p role="status" className={classes.error}>
        {conflict && !isRefused && `Así no se puede reservar: ${conflict}`}
      </p>
    </div>
  )
}
