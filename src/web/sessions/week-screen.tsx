import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { addDays, weekStart } from '#domain/weeks.ts'
import { useCan } from '../auth/access.ts'
import { type AgendaParams, paths } from '../navigation/paths.ts'
import { Page } from '../ui/page/page.tsx'
import { useIsPhone } from '../ui/theme/use-is-phone.ts'
import type { Schedule, Turn } from './data/queries.ts'
import { cellKey, findNextSlot } from './data/week-view.ts'
import { DayButtons } from './day/day-buttons.tsx'
import { DayList } from './day/day-list.tsx'
import { useShownDay } from './day/use-shown-day.ts'
import { KeysButton } from './grid/keys/keys-button.tsx'
import { ScrollAnchor } from './grid/scroll-anchor.tsx'
import { WeekGrid } from './grid/week-grid.tsx'
import { SessionOverlay } from './overlay/session-overlay.tsx'
import { useOverlay } from './overlay/use-overlay.ts'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useSelection } from './selection/use-selection.ts'
import { DensityToggle, useDensity } from './toolbar/density-toggle.tsx'
import { FilterSheet } from './toolbar/filter-sheet.tsx'
import { NoMatch } from './toolbar/no-match.tsx'
import { useFilterClients, useSinglePair } from './toolbar/people-choices.ts'
import { RefreshStatus } from './toolbar/refresh-status.tsx'
import { SinglePersonNote } from './toolbar/single-person-note.tsx'
import { TurnSelect } from './toolbar/turn-select.tsx'
import { usePendingWeekChoice } from './toolbar/use-filter.ts'
import { WeekFilters } from './toolbar/week-filters.tsx'
import { useGoToWeek, WeekPicker, WeekSteps } from './toolbar/week-navigation.tsx'
import toolbar from './toolbar/week-toolbar.module.css'
import { useUndoKeys } from './use-undo-keys.ts'
import { useWeekView } from './use-week-view.ts'
import { WeekLoadError } from './week-load-error.tsx'
import classes from './week-screen.module.css'

interface Props {
  schedules: readonly Schedule[]
  schedule: Schedule
  turn: Turn
  chosen: AgendaParams & { week: string }
}

/** A week of a turn: its slots by seven days, on a phone one day at a time. */
export function WeekScreen({ schedules, schedule, turn, chosen }: Props) {
  const { week, duration, now, isMissing, sessions, badges, dates, slots, rows, filter, shown, counts, cells } = useWeekView({
    schedule,
    turn,
    chosen,
  })
  const can = useCan()
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const [density, setDensity] = useDensity()
  const day = useShownDay(chosen.week, now.date, isPhone)
  const overlay = useOverlay(`${turn.id} ${week}`)
  useUndoKeys(overlay)
  const clients = useFilterClients(sessions, filter)
  const selection = useSelection(`${turn.id} ${week}`, cells)
  const initial = useSinglePair(filter, clients)
  const pendingView = usePendingWeekChoice(chosen)
  const isLoading = pendingView.turn !== chosen.turn || weekStart(pendingView.week ?? week) !== week
  // On a phone the steps go from day to day.
  const date = isPhone ? (dates[day] ?? week) : week
  const view = useMemo(() => ({ ...chosen, week: date }), [chosen, date])
  const canBook = can('createSession')

  /** A booking that waits for the next week, when every slot of this one has begun. */
  const [waitingBooking, setWaitingBooking] = useState<{ from: string; button: HTMLElement }>()
  const bookNext = (button: HTMLElement) => {
    const { date, time } = findNextSlot(dates, slots, sessions, now)
    if (dates.includes(date)) return overlay.book({ turnId: turn.id, date, time }, button, { choices: { dates, slots } })
    setWaitingBooking({ from: week, button })
    void navigate(paths.sessions({ ...chosen, week: weekStart(date) }))
  }
  useEffect(() => {
    if (!waitingBooking || waitingBooking.from === week) return
    setWaitingBooking(undefined)
    bookNext(waitingBooking.button)
  })
  const goToDay = (date: string) => void navigate(paths.sessions({ ...chosen, week: date }), { replace: weekStart(date) === week })
  const goToWeek = useGoToWeek(pendingView, week)
  const shared = {
    rows,
    slots,
    duration,
    cells,
    badges,
    now,
    canBook,
    onBook: (slot: { date: string; time: number }, anchor: HTMLElement, byPointer?: boolean) =>
      overlay.book({ turnId: turn.id, ...slot }, anchor, { byPointer }),
  }
  const filters = { weekChoice: chosen, counts, badges, clients }

  // Below the week, so that nothing moves when it goes away.
  const footer =
    !isPhone && selection.sessions.length > 0 ? (
      <SelectionBar selection={selection} duration={duration} now={now} />
    ) : sessions.length === 0 ? (
      !isMissing && (
        <p className={classes.quiet}>
          Esta semana no tiene sesiones en este turno.
          {canBook && dates.includes(findNextSlot(dates, slots, sessions, now).date) && ' Reserve la primera en un cupo.'}
        </p>
      )
    ) : (
      shown.length === 0 && <NoMatch weekChoice={view} />
    )

  return (
    <Page
      flush
      facts={
        <div className={classes.facts}>
          <span className={classes.printOnly}>
            {schedule.name}, {turn.name}
          </span>
          <WeekPicker weekChoice={view} today={now.date} />
          {/* On wider screens the filters themselves show it. */}
          {isPhone && <SinglePersonNote weekChoice={view} filter={filter} badges={badges} clients={clients} />}
          <RefreshStatus turnId={turn.id} week={week} />
        </div>
      }
      actions={
        <>
          <WeekSteps weekChoice={view} today={now.date} />
          {isPhone ? (
            <FilterSheet {...filters} shown={shown.length} />
          ) : (
            canBook && (
              <Button
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={({ currentTarget }: MouseEvent<HTMLElement>) => bookNext(currentTarget)}
                aria-haspopup="dialog"
              >
                Reservar
              </Button>
            )
          )}
        </>
      }
      toolbar={
        <div className={toolbar.bar}>
          <TurnSelect schedules={schedules} weekChoice={view} />
          {!isPhone && <WeekFilters {...filters} />}
          {!isPhone && (
            <span className={classes.tools}>
              <KeysButton />
              <DensityToggle value={density} onChange={setDensity} />
            </span>
          )}
          {isPhone && (
            <DayButtons
              dates={dates}
              counts={dates.map(countSessions)}
              today={now.date}
              day={day}
              onChange={(next) => goToDay(dates[next] ?? week)}
            />
          )}
        </div>
      }
      footer={footer}
    >
      <ScrollAnchor className={classes.week} anchor={overlay.current?.anchor} scope={`${turn.id} ${view.week}`} isLoading={isLoading}>
        {isMissing ? (
          <WeekLoadError turnId={turn.id} week={week} onWeek={goToWeek} />
        ) : isPhone ? (
          <DayList
            {...shared}
            onOpen={overlay.showSession}
            date={dates[day] ?? week}
            onSwipe={(step) => goToDay(addDays(view.week, step))}
          />
        ) : (
          <WeekGrid
            {...shared}
            turnId={turn.id}
            day={dates[day] ?? week}
            dates={dates}
            sessions={sessions}
            isDense={density === 'compact'}
            selection={selection}
            overlay={overlay}
            onWeek={goToWeek}
          />
        )}
      </ScrollAnchor>
      <SessionOverlay controls={overlay} sessions={sessions} week={week} duration={duration} badges={badges} now={now} initial={initial} />
    </Page>
  )

  function countSessions(date: string) {
    return rows.reduce((sum, time) => sum + (cells.get(cellKey(date, time))?.length ?? 0), 0)
  }
}
