import { ActionIcon, Popover } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addMonths, getMonth } from '#domain/months.ts'
import { capitalize, formatMonth, monthsShort } from '#domain/spanish.ts'
import { paths } from '#web/navigation/paths.ts'
import { DateSteps } from '#web/ui/dates/date-steps.tsx'
import { PeriodButton } from '#web/ui/dates/period-button.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { type MonthChoice, usePendingMonthChoice } from './month-choice.ts'
import classes from './month-navigation.module.css'

type Props = { choice: MonthChoice; today: string }

/** Links to the previous, the current and the next month. */
export const MonthSteps = memo(function MonthSteps({ choice, today }: Props) {
  const isPhone = useIsPhone()
  const pending = usePendingMonthChoice(choice)
  const buildPath = (month: string) => paths.attendance({ ...pending, month })
  return (
    <DateSteps
      previous={{ to: buildPath(addMonths(pending.month, -1)), label: 'Mes anterior' }}
      current={!isPhone && { to: buildPath(getMonth(today)), label: 'Este mes' }}
      next={{ to: buildPath(addMonths(pending.month, 1)), label: 'Mes siguiente' }}
    />
  )
})

/** Returns a function that goes a number of months from the month requested last, because keys come faster than navigations end. */
export function useGoToMonth(choice: MonthChoice) {
  const navigate = useNavigate()
  const pending = usePendingMonthChoice(choice)
  const requested = useRef(pending.month)
  useEffect(() => {
    requested.current = pending.month
  }, [pending.month])
  return (months: number) => {
    requested.current = addMonths(requested.current, months)
    void navigate(paths.attendance({ ...pending, month: requested.current }))
  }
}

/** A button with the month, which opens the twelve months of a year to choose another. */
export const MonthPicker = memo(function MonthPicker({ choice, today }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { month } = usePendingMonthChoice(choice)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <PeriodButton onClick={() => setIsOpen(!isOpen)}>{capitalize(formatMonth(month))}</PeriodButton>
      </Popover.Target>
      <Popover.Dropdown>
        <YearMonths choice={choice} month={month} today={today} onChoose={() => setIsOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
})

type YearMonthsProps = { choice: MonthChoice; month: string; today: string; onChoose: () => void }

/** The months of a year as links, and buttons to other years. */
function YearMonths({ choice, month, today, onChoose }: YearMonthsProps) {
  const [year, setYear] = useState(Number(month.slice(0, 4)))
  const first = `${String(year).padStart(4, '0')}-01`
  return (
    <>
      <div className={classes.year}>
        <ActionIcon aria-label="Año anterior" onClick={() => setYear(year - 1)}>
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <span role="status">{year}</span>
        <ActionIcon aria-label="Año siguiente" onClick={() => setYear(year + 1)}>
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </div>
      <ul className={classes.months}>
        {monthsShort.map((name, index) => {
          const value = addMonths(first, index)
          return (
            <li key={name}>
              <Link
                to={paths.attendance({ ...choice, month: value })}
                className={classes.month}
                aria-label={capitalize(formatMonth(value))}
                aria-current={value === month ? 'true' : undefined}
                data-today={value === getMonth(today) || undefined}
                onClick={onChoose}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
