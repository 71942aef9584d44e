import type { CSSProperties } from 'react'
import { listWorkingRanges } from '#domain/availability.ts'
import { formatSpokenClock } from '#domain/clock.ts'
import { formatLongDate, weekdayLetters } from '#domain/spanish.ts'
import { getWeekday, splitDate } from '#domain/weeks.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { BadgeTile } from '#web/worker-badge/badge-tile.tsx'
import { describeAbsenceTime } from '../describe-absence.ts'
import { type AbsenceBar, layOutBars } from './absence-bars.ts'
import classes from './absence-calendar.module.css'
import type { WorkerLine } from './worker-lines.ts'

type Props = {
  dates: readonly string[]
  today: string
  lines: readonly WorkerLine[]
  /** The closing days of whole days, by date. */
  closedDates: ReadonlyMap<string, ListedAbsence>
  /** Returns the URL in which an absence is changed; undefined for users who may not change it. */
  getPath: (absence: ListedAbsence) => string | undefined
  /** Adds an absence of a worker on a day; undefined for users who may not. */
  onAdd: ((workerId: string, date: string) => void) | undefined
}

/** The absences of some weeks: workers as rows, days as columns. Closed days are hatched, and so are the days on which a worker does not work. */
export function AbsenceCalendar({ dates, today, lines, closedDates, getPath, onAdd }: Props) {
  return (
    <div className={classes.scroller}>
      <table className={classes.calendar}>
        <caption className="hidden">Ausencias por trabajador y día</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              Trabajador
            </th>
            {dates.map((date) => {
              const closingDay = closedDates.get(date)
              return (
                <th
                  key={date}
                  scope="col"
                  className={classes.day}
                  aria-current={date === today ? 'date' : undefined}
                  data-closed={closingDay ? true : undefined}
                  title={closingDay && `Cerrado: ${closingDay.reason ?? 'día de cierre'}`}
                >
                  <span className="hidden">
                    {formatLongDate(date)}
                    {closingDay && `, cerrado: ${closingDay.reason ?? 'día de cierre'}`}
                  </span>
                  <span aria-hidden>{weekdayLetters[getWeekday(date)]}</span>
                  <span aria-hidden className={classes.number}>
                    {splitDate(date).day}
                  </span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <AbsenceRow key={line.id} line={line} dates={dates} closedDates={closedDates} getPath={getPath} onAdd={onAdd} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AbsenceRow({ line, dates, closedDates, getPath, onAdd }: Omit<Props, 'lines' | 'today'> & { line: WorkerLine }) {
  const bars = layOutBars(line.absences, dates[0]!, dates.length)
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
  return (
    <tr style={{ '--lanes': lanes } as CSSProperties}>
      <th scope="row" className={classes.worker}>
        <span className={classes.person}>
          <BadgeTile badge={line.badge} size="md" />
          {line.isLinked ? (
            <Link to={paths.worker(line.id)} className={classes.name}>
              {line.badge.name}
            </Link>
          ) : (
            <span className={classes.name}>{line.badge.name}</span>
          )}
        </span>
      </th>
      {dates.map((date, column) => (
        <td
          key={date}
          className={classes.cell}
          data-closed={closedDates.has(date) || undefined}
          data-off={listWorkingRanges(line.hours, date).length === 0 || undefined}
        >
          {bars
            .filter((bar) => bar.column === column)
            .map((bar) => (
              <Bar key={bar.absence.id} bar={bar} line={line} to={getPath(bar.absence)} />
            ))}
          {onAdd && !closedDates.has(date) && !line.absences.some(({ fromDate, toDate }) => fromDate <= date && date <= toDate) && (
            <button
              type="button"
              className={classes.add}
              // There are hundreds of these buttons, so Tab skips them. It reaches the link that adds an absence for any worker.
              tabIndex={-1}
              aria-label={`Nueva ausencia de ${line.badge.name}, ${formatLongDate(date)}`}
              onClick={() => onAdd(line.id, date)}
            />
          )}
        </td>
      ))}
    </tr>
  )
}

function Bar({ bar: { absence, columns, lane }, line, to }: { bar: AbsenceBar<ListedAbsence>; line: WorkerLine; to: string | undefined }) {
  const hours = formatBriefHours(absence, columns)
  const text = hours || absence.reason || 'Ausencia'
  const description = [line.badge.name, absence.reason || 'ausencia', describeAbsenceTime(absence)].join(', ')
  const shared = {
    className: classes.bar,
    title: description,
    style: { '--worker': `var(--t-worker-${line.badge.color})`, '--columns': columns, '--lane': lane } as CSSProperties,
    'data-hours': hours ? (columns === 1 ? 'day' : 'days') : undefined,
  }
  const content = (
    <>
      <span className="hidden">{description}</span>
      <span aria-hidden>{text}</span>
    </>
  )
  return to ? (
    <Link to={to} {...shared}>
      {content}
    </Link>
  ) : (
    <span {...shared}>{content}</span>
  )
}

/** Formats the hours for one column in two lines ("14:30", "18:50"), and for several as a range ("9–13"). Whole days are empty. */
function formatBriefHours({ startTime, endTime }: ListedAbsence, columns: number) {
  if (startTime === null || endTime === null) return ''
  const [start, end] = [startTime, endTime].map(formatSpokenClock)
  return columns === 1 ? `${start}\n${end}` : `${start}–${end}`.replaceAll(':00', '')
}
