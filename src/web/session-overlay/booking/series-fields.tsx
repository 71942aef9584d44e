import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useCan } from '#web/auth/access.ts'
import type { Slot } from '#web/session-data/queries.ts'
import { DateInput } from '#web/ui/dates/date-input.tsx'
import type { ValidatedForm } from '#web/ui/form/validated-form.ts'
import classes from './booking.module.css'
import type { Repetition } from './booking-values.ts'
import { formatSeries, getLatestDate, type SeriesDates } from './series-dates.ts'

interface Props {
  form: ValidatedForm<{ repeat: Repetition; startsOn: string; endsOn: string }>
  slot: Slot
  /** Undefined while a date is not valid. */
  series: SeriesDates | undefined
  /** The sentence about the sessions that fall in absences. */
  absences: string
}

/** Chooses between one session, a weekly series and a plan, and says what will be booked. */
export function SeriesFields({ form, slot, series, absences }: Props) {
  const { date, time } = slot
  const can = useCan()
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
          ...(can('createSessions') ? [{ value: 'plan' as const, label: 'Planificar' }] : []),
        ]}
        value={form.values.repeat}
        onChange={(repeat) => form.setFieldValue('repeat', repeat)}
      />
      {isWeekly && (
        <div className={classes.dates}>
          <DateInput label="Desde" {...dates} earliest={date} {...form.getInputProps('startsOn')} />
          <DateInput label="Hasta (opcional)" {...dates} {...form.getInputProps('endsOn')} />
        </div>
      )}
      <p role="status" className={classes.summary}>
        {form.values.repeat === 'plan' && 'Elija días, cada cuánto y cuántas veces, y vea qué pasa con cada fecha antes de reservar.'}
        {isWeekly && series && [formatSeries(series, time), absences].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
