import { memo } from 'react'
import { weekdayLetters } from '#domain/spanish.ts'
import { markNames } from '#domain/states.ts'
import { getWeekday, splitDate } from '#domain/weeks.ts'
import type { DayNote } from '#web/session-data/week-availability.ts'
import { MarkIcon } from './mark-icon.tsx'
import classes from './month-matrix.module.css'
import { totalMarks } from './person-row.tsx'

interface Props {
  /** "Cliente" */
  title: string
  dates: readonly string[]
  dateNames: readonly string[]
  /** The dates on which nobody has a session. Their columns are narrow. */
  emptyDates: ReadonlySet<string>
  /** The days on which the clinic is closed all day. */
  closedDays: ReadonlyMap<string, DayNote>
  today: string
  canSelect: boolean
  selectedDates: ReadonlySet<string>
  /** True when all rows are selected, null when some are. */
  isAllSelected: boolean | null
  onToggleDate: (date: string) => void
  onToggleAll: () => void
}

/** The heads of the columns: people, days and totals. A click on a day selects it. */
export const MatrixHead = memo(function MatrixHead(props: Props) {
  const { title, dates, dateNames, emptyDates, closedDays, today, canSelect, selectedDates, isAllSelected, onToggleDate, onToggleAll } =
    props
  return (
    <>
      <colgroup>
        <col className={classes.peopleColumn} />
        {dates.map((date) => (
          <col
            key={date}
            className={emptyDates.has(date) ? classes.emptyColumn : undefined}
            data-today={date === today || undefined}
            data-selected={selectedDates.has(date) || undefined}
            data-closed={closedDays.has(date) || undefined}
          />
        ))}
        {totalMarks.map((mark) => (
          <col key={mark} className={classes.totalColumn} />
        ))}
        <col className={classes.rateColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={classes.corner} aria-label={title}>
            <span className={classes.personLine}>
              {canSelect && (
                <input
                  type="checkbox"
                  tabIndex={-1}
                  className={classes.checkbox}
                  aria-label="Elegir todas las filas"
                  checked={isAllSelected ?? false}
                  ref={(input) => {
                    if (input) input.indeterminate = isAllSelected === null
                  }}
                  onChange={onToggleAll}
                />
              )}
              {title}
            </span>
          </th>
          {dates.map((date, column) => (
            <th
              key={date}
              scope="col"
              className={classes.dayHead}
              aria-label={[dateNames[column], closedDays.get(date)?.title].filter(Boolean).join(', ')}
              title={closedDays.get(date)?.title}
              aria-current={date === today ? 'date' : undefined}
              aria-selected={canSelect ? selectedDates.has(date) : undefined}
              data-today={date === today || undefined}
              data-selected={selectedDates.has(date) || undefined}
              data-closed={closedDays.has(date) || undefined}
            >
              <span className={classes.dayOfMonth} aria-hidden>
                <span>{weekdayLetters[getWeekday(date)]}</span>
                <span className={classes.dayNumber}>{splitDate(date).day}</span>
              </span>
              {canSelect && (
                <button
                  type="button"
                  tabIndex={-1}
                  className={`${classes.dayButton} no-print`}
                  aria-label={`Elegir el ${dateNames[column]}`}
                  aria-pressed={selectedDates.has(date)}
                  title="Elegir el día"
                  onClick={() => onToggleDate(date)}
                />
              )}
            </th>
          ))}
          {totalMarks.map((mark) => (
            <th key={mark} scope="col" aria-label={markNames[mark]} title={markNames[mark]}>
              <MarkIcon mark={mark} />
            </th>
          ))}
          <th scope="col" className={classes.rateHead} title="Asistencia: vino ÷ (vino + no vino)">
            Asist.
          </th>
        </tr>
      </thead>
    </>
  )
})
