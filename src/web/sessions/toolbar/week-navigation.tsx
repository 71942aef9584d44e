import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatWeek } from '#domain/spanish.ts'
import { addDays, weekStart } from '#domain/weeks.ts'
import { paths, type Week } from '../../navigation/paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { usePendingView } from './use-filter.ts'
import classes from './week-navigation.module.css'

// the calendar brings the dates' own code: who goes from week to week does without
const WeekCalendar = lazy(() => import('./week-calendar.tsx'))

type Props = { chosen: Week & { week: string }; today: string }

/** To the week before, this one, the next; on a phone this week is in the calendar. */
export const WeekSteps = memo(function WeekSteps({ chosen, today }: Props) {
  const phone = useIsPhone()
  const wanted = usePendingView(chosen)
  const to = (week: string) => paths.sessions({ ...wanted, week })
  const from = wanted.week ?? chosen.week
  return (
    <Button.Group>
      <ActionIcon
        component={Link}
        to={to(addDays(from, -7))}
        variant="default"
        aria-label="Semana anterior"
        data-week-step
        className={classes.first}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      {!phone && (
        <Button component={Link} to={to(weekStart(today))} variant="default" className={classes.middle}>
          Hoy
        </Button>
      )}
      <ActionIcon
        component={Link}
        to={to(addDays(from, 7))}
        variant="default"
        aria-label="Semana siguiente"
        data-week-step
        className={classes.last}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Button.Group>
  )
})

/** Goes on by days from the week that was asked for last: keys come faster than a page, and than what it tells of where it is going. */
export function useGoToWeek(wanted: Week, week: string) {
  const navigate = useNavigate()
  const asked = useRef<{ week: string; there: boolean }>(null)
  useEffect(() => {
    // what the page shows, or says that it will, is known again
    if (asked.current?.there) asked.current = null
  })
  return async (days: number) => {
    const next = { week: addDays(asked.current?.week ?? weekStart(wanted.week ?? week), days), there: false }
    asked.current = next
    await navigate(paths.sessions({ ...wanted, week: next.week }))
    next.there = true
  }
}

/** The week in words; opens a calendar to choose another. */
export const WeekPicker = memo(function WeekName({ chosen, today }: Props) {
  const phone = useIsPhone()
  const [opened, setOpened] = useState(false)
  const navigate = useNavigate()
  const { week: wanted = chosen.week } = usePendingView(chosen)
  const choose = (date: string) => {
    setOpened(false)
    void navigate(paths.sessions({ ...chosen, week: phone ? date : weekStart(date) }))
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.name} onClick={() => setOpened(!opened)}>
          {formatWeek(wanted)}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Elegir semana">
        <Suspense fallback={<div className={classes.coming} />}>
          <WeekCalendar week={weekStart(wanted)} today={today} onChoose={choose} />
        </Suspense>
        <Button size="xs" variant="default" fullWidth className={classes.back} onClick={() => choose(today)}>
          Esta semana
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
})
