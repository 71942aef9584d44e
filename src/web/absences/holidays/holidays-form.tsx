import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { splitDate } from '#domain/weeks.ts'
import { holidaysQuery, useCreateAbsences } from '#web/availability/change-absences.ts'
import { useAbsences } from '#web/availability/use-absences.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { useNotifySaved } from '../use-notify-saved.ts'
import classes from './holidays-form.module.css'
import { listUpcomingHolidays, type UpcomingHoliday, useHolidaysYear } from './upcoming-holidays.ts'

/** Offers the public holidays of this year or the next one, which are saved as closing days together. */
export function HolidaysForm({ onDone }: { onDone: () => Promise<void> }) {
  const { date: today } = useNow()
  const proposedYear = useHolidaysYear(today)
  const [chosenYear, setYear] = useState<number>()
  // The year stays when the holidays that are saved are closed.
  if (chosenYear === undefined && proposedYear !== undefined) setYear(proposedYear)
  const thisYear = splitDate(today).year
  const year = chosenYear ?? thisYear
  const holidays = useQuery(holidaysQuery(year))
  const closed = useAbsences(`${year}-01-01`, `${year}-12-31`)
  const years = (
    <SegmentedControl
      fullWidth
      aria-label="Año"
      data={[thisYear, thisYear + 1].map(String)}
      value={String(year)}
      onChange={(text) => setYear(Number(text))}
    />
  )
  if (!holidays.data || !closed.data)
    return (
      <div className={classes.waiting}>
        {years}
        <SectionError title={`Feriados de ${year}`} answers={[holidays, closed]} />
      </div>
    )
  const rows = listUpcomingHolidays(holidays.data, closed.data, today)
  return (
    <HolidayChoice key={year} year={year} rows={rows} onDone={onDone}>
      {years}
    </HolidayChoice>
  )
}

type Props = { year: number; rows: readonly UpcomingHoliday[]; onDone: () => Promise<void>; children: React.ReactNode }

const vChosenDates = v.strictObject({ dates: v.pipe(v.array(v.string()), v.minLength(1, 'Marque al menos un feriado.')) })

function HolidayChoice({ year, rows, onDone, children }: Props) {
  const create = useCreateAbsences()
  const notifySaved = useNotifySaved()
  const toClosingDays = (dates: readonly string[]) =>
    rows
      .filter(({ date }) => dates.includes(date))
      .map(({ date, name }) => ({ workerId: null, fromDate: date, toDate: date, reason: name }))
  const openDates = rows.filter(({ isClosed }) => !isClosed).map(({ date }) => date)
  const request = useRequestForm(vChosenDates, {
    initialValues: { dates: openDates },
    failureTitle: `No se pudieron añadir los feriados de ${year}`,
    submit: async ({ dates }) => {
      const closingDays = toClosingDays(dates)
      const { changeId } = await create.mutateAsync(closingDays)
      await notifySaved(
        `${formatHolidayCount(dates.length)} de ${year} ${dates.length === 1 ? 'añadido' : 'añadidos'}`,
        changeId,
        closingDays,
      )
    },
    onDone,
  })
  const draft = useDraft(request, { kind: 'holidays', record: String(year) })
  const { form } = request
  const { dates } = form.values
  const { error, 'data-path': path } = form.getInputProps('dates')
  return (
    <RecordForm request={request} draft={draft} actionLabel={`Añadir ${formatHolidayCount(dates.length)}`} onCancel={onDone}>
      {children}
      {openDates.length > 1 && (
        <div className={classes.marks}>
          <Button
            variant="default"
            size="xs"
            disabled={dates.length === openDates.length}
            onClick={() => form.setFieldValue('dates', openDates)}
          >
            Marcar todos
          </Button>
          <Button variant="default" size="xs" disabled={dates.length === 0} onClick={() => form.setFieldValue('dates', [])}>
            Marcar ninguno
          </Button>
        </div>
      )}
      <fieldset className={classes.list} data-path={path} aria-label={`Feriados de ${year}`}>
        {rows.map(({ date, name, isClosed }) => (
          <Checkbox
            key={date}
            label={name}
            description={`${capitalize(formatLongDate(date))}${isClosed ? ' · ya está cerrado' : ''}`}
            checked={isClosed || dates.includes(date)}
            disabled={isClosed}
            onChange={({ currentTarget }) =>
              form.setFieldValue('dates', currentTarget.checked ? [...dates, date] : dates.filter((other) => other !== date))
            }
          />
        ))}
        {rows.length === 0 && <p>No se conocen feriados próximos de {year}.</p>}
      </fieldset>
      {error && <p className={classes.error}>{error}</p>}
    </RecordForm>
  )
}

/** "1 feriado", "12 feriados". */
const formatHolidayCount = (count: number) => (count === 1 ? '1 feriado' : `${count} feriados`)
