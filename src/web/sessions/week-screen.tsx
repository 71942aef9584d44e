import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { addDays, weekStart } from '#domain/weeks.ts'
import { useCan } from '../auth/access.ts'
import { paths, type Week } from '../navigation/paths.ts'
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
  chosen: Week & { week: string }
}

/** A week of a turn: its slots by seven days, on a phone day by day. */
export function WeekScreen({ schedules, schedule, turn, chosen }: Props) {
  const { week, duration, now, missing, sessions, badges, dates, slots, rows, filter, shown, counts, cells } = useWeekView({
    schedule,
    turn,
    chosen,
  })
  const can = useCan()
  const phone = useIsPhone()
  const navigate = useNavigate()
  const [density, setDensity] = useDensity()
  const day = useShownDay(chosen.week, now.date, phone)
  const opened = useOverlay(`${turn.id} ${week}`)
  useUndoKeys(opened)
  const clients = useFilterClients(sessions, filter)
  const selection = useSelection(`${turn.id} ${week}`, cells)
  const initial = useSinglePair(filter, clients)
  const wanted = usePendingWeekChoice(chosen)
  const waiting = wanted.turn !== chosen.turn || weekStart(wanted.week ?? week) !== week
  // a phone goes from day to day
  const on = phone ? (dates[day] ?? week) : week
  const at = useMemo(() => ({ ...chosen, week: on }), [chosen, on])
  const canBook = can('createSession')

  const [leaving, leave] = useState<{ from: string; button: HTMLElement }>()
  const bookNext = (button: HTMLElement) => {
    const { date, time } = findNextSlot(dates, slots, sessions, now)
    if (dates.includes(date)) return opened.book({ turnId: turn.id, date, time }, button, { choices: { dates, slots } })
    // of a week that is over nothing is proposed: it is booked in the one that is not
    leave({ from: week, button })
    void navigate(paths.sessions({ ...chosen, week: weekStart(date) }))
  }
  useEffect(() => {
    if (!leaving || leaving.from === week) return
    leave(undefined)
    bookNext(leaving.button)
  })
  const toDay = (date: string) => void navigate(paths.sessions({ ...chosen, week: date }), { replace: weekStart(date) === week })
  const toWeek = useGoToWeek(wanted, week)
  const shared = {
    rows,
    slots,
    duration,
    cells,
    badges,
    now,
    canBook,
    onBook: (date: string, time: number, anchor: HTMLElement, pressed?: boolean) =>
      opened.book({ turnId: turn.id, date, time }, anchor, { byPointer: pressed }),
  }
  const filters = { weekChoice: chosen, counts, badges, clients }

  // at the foot it moves nothing when it goes
  const foot =
    !phone && selection.sessions.length > 0 ? (
      <SelectionBar selection={selection} duration={duration} now={now} />
    ) : sessions.length === 0 ? (
      !missing && (
        <p className={classes.quiet}>
          Esta semana no tiene sesiones en este turno.
          {canBook && dates.includes(findNextSlot(dates, slots, sessions, now).date) && ' Reserve la primera en un cupo.'}
        </p>
      )
    ) : (
      shown.length === 0 && <NoMatch weekChoice={at} />
    )

  return (
    <Page
      flush
      facts={
        <div className={classes.facts}>
          <span className={classes.printed}>
            {schedule.name}, {turn.name}
          </span>
          <WeekPicker weekChoice={at} today={now.date} />
          {/* where there is room the filters say it themselves */}
          {phone && <SinglePersonNote weekChoice={at} filter={filter} badges={badges} clients={clients} />}
          <RefreshStatus turnId={turn.id} week={week} />
        </div>
      }
      actions={
        <>
          <WeekSteps weekChoice={at} today={now.date} />
          {phone ? (
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
          <TurnSelect schedules={schedules} weekChoice={at} />
          {!phone && <WeekFilters {...filters} />}
          {!phone && (
            <span className={classes.tools}>
              <KeysButton />
              <DensityToggle value={density} onChange={setDensity} />
            </span>
          )}
          {phone && (
            <DayButtons
              dates={dates}
              counts={dates.map(countOn)}
              today={now.date}
              day={day}
              onChange={(next) => toDay(dates[next] ?? week)}
            />
          )}
        </div>
      }
      footer={foot}
    >
      <ScrollAnchor className={classes.week} anchor={opened.current?.anchor} scope={`${turn.id} ${at.week}`} busy={waiting}>
        {missing ? (
          <WeekLoadError turnId={turn.id} week={week} onWeek={toWeek} />
        ) : phone ? (
          <DayList {...shared} onOpen={opened.showSession} date={dates[day] ?? week} onSwipe={(step) => toDay(addDays(at.week, step))} />
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
      </ScrollAnchor>
      <SessionOverlay controls={opened} sessions={sessions} week={week} duration={duration} badges={badges} now={now} initial={initial} />
    </Page>
  )

  function countOn(date: string) {
    return rows.reduce((sum, time) => sum + (cells.get(cellKey(date, time))?.length ?? 0), 0)
  }
}
