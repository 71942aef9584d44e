import '@mantine/dates/styles.layer.css'
import { DatePicker, type DatePickerProps, Month } from '@mantine/dates'
import { memo } from 'react'
import { listMonths } from '#domain/months.ts'
import type { PlannedDate } from '#domain/plan.ts'
import { capitalize, formatMonth } from '#domain/spanish.ts'
import { addDays } from '#domain/weeks.ts'
import { calendarProps } from '#web/ui/dates/spanish-dates.ts'
import classes from './plan-months.module.css'

type DayProps = NonNullable<DatePickerProps['getDayProps']>

const createDayProps = (plan: readonly PlannedDate[]): DayProps => {
  const statuses = new Map([
    ...plan.map(({ date, status }) => [date, status] as const),
    // A session that was moved is on its new day, and none on the old one.
    ...plan.flatMap(({ date, status, session }) =>
      session && session.date !== date
        ? ([
            [date, 'skipped'],
            [session.date, status],
          ] as const)
        : [],
    ),
  ])
  return (date) => ({ className: classes.day ?? '', 'data-status': statuses.get(date) })
}

/** The months of a plan with the status of its dates, for eyes only: the list beside it says the same. */
export const PlanMonths = memo(({ plan }: { plan: readonly PlannedDate[] }) => {
  const getDayProps = createDayProps(plan)
  return (
    <div className={classes.months} inert>
      {listMonths(plan[0]!.date.slice(0, 7), plan.at(-1)!.date.slice(0, 7)).map((month) => (
        <section key={month}>
          <p className={classes.title}>{capitalize(formatMonth(month))}</p>
          <Month month={`${month}-01`} static hideOutsideDates size="xs" getDayProps={getDayProps} {...monthProps} />
        </section>
      ))}
    </div>
  )
})

const { locale, firstDayOfWeek, weekendDays } = calendarProps
const monthProps = { locale, firstDayOfWeek, weekendDays }

interface PickerProps {
  plan: readonly PlannedDate[]
  dates: readonly string[]
  today: string
  onChange: (dates: string[]) => void
}

/** Chooses the dates of a plan one by one. */
export const PlanDatePicker = ({ plan, dates, today, onChange }: PickerProps) => (
  <DatePicker
    type="multiple"
    size="sm"
    value={[...dates]}
    defaultDate={dates[0] ?? today}
    minDate={today}
    maxDate={addDays(today, 366)}
    hideOutsideDates
    getDayProps={createDayProps(plan)}
    onChange={onChange}
    {...calendarProps}
  />
)
