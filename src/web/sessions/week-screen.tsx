import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { ActionIcon, Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react'
import { type MouseEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { slots as slotsOf } from '#domain/slots.ts'
import type { Mark } from '#domain/states.ts'
import { addDays, weekDates, weekday } from '#domain/weeks.ts'
import { useCan } from '../auth/rights.ts'
import { paths, type Week } from '../paths.ts'
import { Page } from '../ui/page.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { DayButtons } from './day-buttons.tsx'
import { DayList } from './day-list.tsx'
import { DensityChoice, useDensity } from './density.tsx'
import { Opened, useOpened } from './opened.tsx'
import type { Schedule, Turn } from './queries.ts'
import { StateFilter } from './state-filter.tsx'
import { useWeek } from './use-change.ts'
import { useNow } from './use-now.ts'
import { WeekGrid } from './week-grid.tsx'
import { WeekName, WeekSteps } from './week-navigation.tsx'
import classes from './week-screen.module.css'
import { TurnChoice } from './week-toolbar.tsx'
import { cellKey, cellsOf, countsOf, markAt, nextSlot, rowsOf } from './week-view.ts'
import { useWorkerLooks } from './worker-looks.ts'

interface Props {
  schedules: readonly Schedule[]
  schedule: Schedule
  turn: Turn
  chosen: Week & { week: string }
}

/** A week of a turn: its slots by seven days, on a phone day by day. */
export function WeekScreen({ schedules, schedule, turn, chosen }: Props) {
  const { week } = chosen
  const { sessionDuration: duration, breakDuration: pause } = schedule
  const can = useCan()
  const phone = usePhone()
  const now = useNow()
  const navigate = useNavigate()
  const [density, setDensity] = useDensity()
  const [shownMarks, setShownMarks] = useState<ReadonlySet<Mark>>(new Set())
  const [filtering, setFiltering] = useState(false)
  const [day, setDay] = useState(() => weekday(now.date))
  const opened = useOpened(`${turn.id} ${week}`)

  const sessions = useWeek(turn.id, week)
  const looks = useWorkerLooks(sessions)
  const slots = useMemo(() => slotsOf({ start: turn.startTime, end: turn.endTime }, { session: duration, pause }), [turn, duration, pause])
  const rows = useMemo(() => rowsOf(slots, sessions), [slots, sessions])
  const cells = useMemo(() => {
    const at = { week, duration, now }
    const shown = shownMarks.size === 0 ? sessions : sessions.filter((session) => shownMarks.has(markAt(session, at)))
    return cellsOf(shown, week)
  }, [sessions, shownMarks, week, duration, now])
  const dates = weekDates(week)
  const canBook = can('createSession')
  const toWeek = (days: number) => void navigate(paths.sessions({ ...chosen, week: addDays(week, days) }))

  const bookNext = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { date, time } = nextSlot(dates, slots, sessions, now)
    opened.book({ turnId: turn.id, date, time }, currentTarget, { dates, slots })
  }
  const swipe = (step: 1 | -1) => {
    const next = day + step
    if (next < 0 || next > 6) toWeek(7 * step)
    setDay((next + 7) % 7)
  }
  const shared = {
    rows,
    slots,
    duration,
    cells,
    looks,
    now,
    canBook,
    onOpen: opened.show,
    onBook: (date: string, time: number, anchor: HTMLElement) => opened.book({ turnId: turn.id, date, time }, anchor),
  }
  const filter = <StateFilter counts={countsOf(sessions, { week, duration, now })} shown={shownMarks} onChange={setShownMarks} />

  return (
    <Page
      flush
      facts={<WeekName chosen={chosen} today={now.date} />}
      actions={
        <>
          <WeekSteps chosen={chosen} today={now.date} />
          {phone ? (
            <ActionIcon aria-label="Filtrar por estado" aria-expanded={filtering} onClick={() => setFiltering(!filtering)}>
              <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          ) : (
            canBook && (
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={bookNext} aria-haspopup="dialog">
                Reservar
              </Button>
            )
          )}
        </>
      }
      toolbar={
        <>
          <TurnChoice schedules={schedules} chosen={chosen} />
          {!phone && filter}
          {!phone && <span className={classes.space} />}
          {!phone && <DensityChoice value={density} onChange={setDensity} />}
          {phone && filtering && filter}
          {phone && <DayButtons dates={dates} counts={dates.map(countOn)} today={now.date} day={day} onChange={setDay} />}
        </>
      }
    >
      {sessions.length === 0 && (
        <p className={classes.quiet}>Esta semana no tiene sesiones en este turno.{canBook && ' Reserve la primera en un cupo.'}</p>
      )}
      {phone ? (
        <DayList {...shared} date={dates[day] ?? week} onSwipe={swipe} />
      ) : (
        <WeekGrid {...shared} dates={dates} dense={density === 'compact'} open={opened.open} booking={opened.booking} />
      )}
      <Opened of={opened} sessions={sessions} week={week} duration={duration} looks={looks} now={now} />
    </Page>
  )

  function countOn(date: string) {
    return rows.reduce((sum, time) => sum + (cells.get(cellKey(date, time))?.length ?? 0), 0)
  }
}
