import { Popover } from '@mantine/core'
import { memo, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatWeek } from '#domain/spanish.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import { DateSteps } from '#web/ui/dates/date-steps.tsx'
import { PeriodButton } from '#web/ui/dates/period-button.tsx'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { usePendingWeekChoice } from './use-filter.ts'
import classes from './week-navigation.module.css'

// The calendar is loaded when it opens, because it brings the code of @mantine/dates.
const WeekCalendar = lazyPart(() => import('./week-calendar.tsx'), {
  failureMessage: 'No se pudo cargar el calendario.',
  fallback: <div className={classes.placeholder} />,
})

type Props = { weekChoice: AgendaParams & { week: string }; today: string }

/** Links to the previous, the current and the next week. On a phone the calendar has the link to the current week. */
export const WeekSteps = memo(function WeekSteps({ weekChoice, today }: Props) {
  const isPhone = useIsPhone()
  const pending = usePendingWeekChoice(weekChoice)
  const buildPath = (week: string) => paths.sessions({ ...pending, week })
  const from = pending.week ?? weekChoice.week
  return (
    <DateSteps
      previous={{ to: buildPath(addDays(from, -7)), label: 'Semana anterior' }}
      current={!isPhone && { to: buildPath(getWeekStart(today)), label: 'Hoy' }}
      next={{ to: buildPath(addDays(from, 7)), label: 'Semana siguiente' }}
    />
  )
})

/** Returns a function that goes a number of days from the week requested last, because keys come faster than navigations end. */
export function useGoToWeek(pending: AgendaParams, week: string) {
  const navigate = useNavigate()
  const requested = useRef<{ week: string; isDone: boolean }>(null)
  useEffect(() => {
    // The navigation has ended, so the week of the router is the one requested last.
    if (requested.current?.isDone) requested.current = null
  })
  return async (days: number) => {
    const next = { week: addDays(requested.current?.week ?? getWeekStart(pending.week ?? week), days), isDone: false }
    requested.current = next
    await navigate(paths.sessions({ ...pending, week: next.week }))
    next.isDone = true
  }
}

/** A button with the dates of the week, which opens a calendar to choose another. */
export const WeekPicker = memo(function WeekPicker({ weekChoice, today }: Props) {
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const { week: pendingWeek = weekChoice.week } = usePendingWeekChoice(weekChoice)
  const choose = (date: string) => {
    setIsOpen(false)
    void navigate(paths.sessions({ ...weekChoice, week: isPhone ? date : getWeekStart(date) }))
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <PeriodButton onClick={() => setIsOpen(!isOpen)}>{formatWeek(pendingWeek)}</PeriodButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Elegir semana">
        <WeekCalendar week={getWeekStart(pendingWeek)} turn={weekChoice.turn} today={today} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  )
})
