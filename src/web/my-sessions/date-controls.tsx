import { Button, SegmentedControl } from '@mantine/core'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { addDays, getWeekday, listWeekDates } from '#domain/weeks.ts'
import { type MySessionsParams, paths } from '#web/navigation/paths.ts'
import type { periodQuery } from '#web/person-sessions/month-query.ts'
import { useRefreshedSessions } from '#web/session-data/use-refreshed-sessions.ts'
import { DayButtons } from '#web/session-grid/phone/day-buttons.tsx'
import { DateSteps } from '#web/ui/dates/date-steps.tsx'
import { Link } from '#web/ui/page/link.tsx'
import classes from './date-controls.module.css'

type DateFactsProps = { date: string | undefined; query: ReturnType<typeof periodQuery> }

/** The date beside the title, and since when the sessions have not been updated. */
export const DateFacts = ({ date, query }: DateFactsProps) => (
  <>
    {date && capitalize(formatLongDate(date))} <span role="status">{useRefreshedSessions(query).problem}</span>
  </>
)

/** Links to today, and with `hasSteps` to the day before and after. */
export function DateActions({ choice, date, hasSteps }: { choice: MySessionsParams; date: string; hasSteps: boolean }) {
  const { date: _, ...todayChoice } = choice
  const today = { to: paths.mySessions(todayChoice), label: 'Hoy' }
  const buildPath = (days: number) => paths.mySessions({ ...choice, date: addDays(date, days) })
  if (hasSteps)
    return (
      <DateSteps
        previous={{ to: buildPath(-1), label: 'Día anterior' }}
        current={today}
        next={{ to: buildPath(1), label: 'Día siguiente' }}
      />
    )
  return (
    <Button component={Link} to={today.to} variant="default">
      {today.label}
    </Button>
  )
}

type ViewToolbarProps = {
  choice: MySessionsParams
  date: string
  today: string
  /** The number of sessions of each date that has some. */
  counts: ReadonlyMap<string, number>
  isBoth: boolean
  isNarrow: boolean
  showsMonth: boolean
  onChange: (choice: MySessionsParams) => void
}

/** The role of a user who has two; in a narrow window also the view, and the days of the week. */
export function ViewToolbar({ choice, date, today, counts, isBoth, isNarrow, showsMonth, onChange }: ViewToolbarProps) {
  const dates = listWeekDates(date)
  return (
    <>
      {isBoth && (
        <SegmentedControl
          aria-label="Mis sesiones como"
          className={classes.control}
          data={[
            { value: 'worker', label: 'Como trabajador' },
            { value: 'client', label: 'Como cliente' },
          ]}
          value={choice.as ?? 'worker'}
          onChange={(role) => onChange({ as: role === 'client' ? role : undefined })}
        />
      )}
      {isNarrow && (
        <SegmentedControl
          aria-label="Vista"
          className={classes.control}
          data={[
            { value: 'day', label: 'Día' },
            { value: 'month', label: 'Mes' },
          ]}
          value={choice.view ?? 'day'}
          onChange={(view) => onChange({ view: view === 'month' ? view : undefined })}
        />
      )}
      {isNarrow && !showsMonth && (
        <DayButtons
          dates={dates}
          counts={dates.map((day) => counts.get(day) ?? 0)}
          today={today}
          day={getWeekday(date)}
          onChange={(day) => onChange({ date: dates[day] ?? date })}
        />
      )}
    </>
  )
}
