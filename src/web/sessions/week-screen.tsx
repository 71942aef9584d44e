import '@mantine/core/styles/Button.layer.css'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type MouseEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { slots as slotsOf } from '#domain/slots.ts'
import { addDays, weekDates, weekStart } from '#domain/weeks.ts'
import { useCan } from '../auth/rights.ts'
import { paths, type Week } from '../paths.ts'
import { Page } from '../ui/page.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { DayButtons } from './day-buttons.tsx'
import { DayList } from './day-list.tsx'
import { DensityChoice, useDensity } from './density.tsx'
import { filtered } from './filter.ts'
import { useClients, useOnlyPair } from './filter-people.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { Freshness } from './freshness.tsx'
import { KeysButton } from './keys-button.tsx'
import { NothingLeft } from './nothing-left.tsx'
import { OnlyOne } from './only-one.tsx'
import { Opened } from './opened.tsx'
import type { Schedule, Turn } from './queries.ts'
import { useSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { Steady } from './steady.tsx'
import { useWeek } from './use-change.ts'
import { useDay } from './use-day.ts'
import { useFilter, useWanted } from './use-filter.ts'
import { useNow } from './use-now.ts'
import { useOpened } from './use-opened.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { WeekFilters } from './week-filters.tsx'
import { WeekGrid } from './week-grid.tsx'
import { useWeekSteps, WeekName, WeekSteps } from './week-navigation.tsx'
import classes from './week-screen.module.css'
import { TurnChoice } from './week-toolbar.tsx'
import { cellKey, cellMaker, markAt, nextSlot, rowsOf } from './week-view.ts'
import { useWorkerLooks } from './worker-looks.ts'

interface Props {
  schedules: readonly Schedule[]
  schedule: Schedule
  turn: Turn
  chosen: Week & { week: string }
}

/** A week of a turn: its slots by seven days, on a phone day by day. */
export function WeekScreen({ schedules, schedule, turn, chosen }: Props) {
  const week = weekStart(chosen.week)
  const { sessionDuration: duration, breakDuration: pause } = schedule
  const can = useCan()
  const phone = usePhone()
  const now = useNow()
  const navigate = useNavigate()
  const [density, setDensity] = useDensity()
  const day = useDay(chosen.week, now.date, phone)
  const opened = useOpened(`${turn.id} ${week}`)
  useUndoKeys(opened)

  const sessions = useWeek(turn.id, week)
  const looks = useWorkerLooks(sessions)
  const slots = useMemo(() => slotsOf({ start: turn.startTime, end: turn.endTime }, { session: duration, pause }), [turn, duration, pause])
  const rows = useMemo(() => rowsOf(slots, sessions), [slots, sessions])
  const filter = useFilter(chosen)
  const { shown, ...counts } = useMemo(
    () => filtered(sessions, filter, (session) => markAt(session, { week, duration, now })),
    [sessions, filter, week, duration, now],
  )
  const [cellsOf] = useState(cellMaker)
  const cells = useMemo(() => cellsOf(shown, week), [cellsOf, shown, week])
  const clients = useClients(sessions, filter)
  const selection = useSelection(`${turn.id} ${week}`, cells)
  const initial = useOnlyPair(filter, clients)
  const dates = useMemo(() => weekDates(week), [week])
  const wanted = useWanted(chosen)
  const waiting = wanted.turn !== chosen.turn || weekStart(wanted.week ?? week) !== week
  // a phone goes from day to day
  const on = phone ? (dates[day] ?? week) : week
  const at = useMemo(() => ({ ...chosen, week: on }), [chosen, on])
  const canBook = can('createSession')

  const bookNext = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { date, time } = nextSlot(dates, slots, sessions, now)
    opened.book({ turnId: turn.id, date, time }, currentTarget, { dates, slots })
  }
  const toDay = (date: string) => void navigate(paths.sessions({ ...chosen, week: date }), { replace: weekStart(date) === week })
  const toWeek = useWeekSteps(wanted, week)
  const shared = {
    rows,
    slots,
    duration,
    cells,
    looks,
    now,
    canBook,
    onBook: (date: string, time: number, anchor: HTMLElement) => opened.book({ turnId: turn.id, date, time }, anchor),
  }
  const filters = { chosen, counts, looks, clients }

  return (
    <Page
      flush
      facts={
        <div className={classes.facts}>
          <WeekName chosen={at} today={now.date} />
          <OnlyOne chosen={at} filter={filter} looks={looks} clients={clients} />
          <Freshness turnId={turn.id} week={week} />
        </div>
      }
      actions={
        <>
          <WeekSteps chosen={at} today={now.date} />
          {phone ? (
            <FilterSheet {...filters} shown={shown.length} />
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
          <TurnChoice schedules={schedules} chosen={at} />
          {!phone && <WeekFilters {...filters} />}
          {!phone && <span className={classes.space} />}
          {!phone && <KeysButton />}
          {!phone && <DensityChoice value={density} onChange={setDensity} />}
          {phone && (
            <DayButtons
              dates={dates}
              counts={dates.map(countOn)}
              today={now.date}
              day={day}
              onChange={(next) => toDay(dates[next] ?? week)}
            />
          )}
        </>
      }
      foot={!phone && selection.sessions.length > 0 && <SelectionBar selection={selection} duration={duration} now={now} />}
    >
      {sessions.length === 0 && (
        <p className={classes.quiet}>Esta semana no tiene sesiones en este turno.{canBook && ' Reserve la primera en un cupo.'}</p>
      )}
      {sessions.length > 0 && shown.length === 0 && <NothingLeft chosen={at} />}
      <Steady className={classes.week} anchor={opened.what?.anchor} scope={`${turn.id} ${at.week}`} busy={waiting}>
        {phone ? (
          <DayList {...shared} onOpen={opened.show} date={dates[day] ?? week} onSwipe={(step) => toDay(addDays(at.week, step))} />
        ) : (
          <WeekGrid
            {...shared}
            turnId={turn.id}
            day={dates[day] ?? week}
            dates={dates}
            sessions={sessions}
            dense={density === 'compact'}
            selection={selection}
            opened={opened}
            onWeek={toWeek}
          />
        )}
      </Steady>
      <Opened of={opened} sessions={sessions} week={week} duration={duration} looks={looks} now={now} initial={initial} />
    </Page>
  )

  function countOn(date: string) {
    return rows.reduce((sum, time) => sum + (cells.get(cellKey(date, time))?.length ?? 0), 0)
  }
}
