import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { getSessionKey } from '#domain/session-key.ts'
import { formatWeek } from '#domain/spanish.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { ClientToBookBanner, useClientToBook, useStopBookingKey } from '#web/agenda-tools/client-to-book/client-to-book.tsx'
import { useSuitableCells } from '#web/agenda-tools/client-to-book/use-suitable-cells.ts'
import { useDensity } from '#web/agenda-tools/density-toggle.tsx'
import { getSessionCounter } from '#web/agenda-tools/filter.ts'
import { omitReleasedClient, useFilterClients, useSinglePair } from '#web/agenda-tools/people-choices.tsx'
import { SessionsLoadError } from '#web/agenda-tools/sessions-load-error.tsx'
import { usePendingWeekChoice } from '#web/agenda-tools/use-filter.ts'
import { useWaitingSearch } from '#web/agenda-tools/waiting/use-waiting-search.ts'
import { WaitingBanner } from '#web/agenda-tools/waiting/waiting-banner.tsx'
import { useGoToWeek } from '#web/agenda-tools/week-navigation.tsx'
import { useCan } from '#web/auth/access.ts'
import { usePrepareUndo } from '#web/changes/undo-keys.tsx'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import { type Schedule, type Turn, weekQuery } from '#web/session-data/queries.ts'
import { findUnavailableCells } from '#web/session-data/week-availability.ts'
import { findChip } from '#web/session-grid/grid-elements.ts'
import type { GridSlot } from '#web/session-grid/grid-state.ts'
import { DayList } from '#web/session-grid/phone/day-list.tsx'
import { useShownDay } from '#web/session-grid/phone/use-shown-day.ts'
import { ScrollAnchor } from '#web/session-grid/scroll-anchor.tsx'
import { WeekGrid } from '#web/session-grid/week-grid.tsx'
import { WeekLegend } from '#web/session-grid/week-legend.tsx'
import { SessionOverlay } from '#web/session-overlay/session-overlay.tsx'
import { useMoveSession } from '#web/session-overlay/use-move-session.ts'
import { useOverlay } from '#web/session-overlay/use-overlay.ts'
import { useSelection } from '#web/session-selection/use-selection.ts'
import { Page } from '#web/ui/page/page.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { useBookNext } from './use-book-next.ts'
import { useWeekView } from './use-week-view.ts'
import { renderWeekFooter } from './week-footer.tsx'
import { WeekActions, WeekFacts, WeekToolbar } from './week-header.tsx'
import classes from './week-screen.module.css'

interface Props {
  schedules: readonly Schedule[]
  schedule: Schedule
  turn: Turn
  weekChoice: AgendaParams & { week: string }
  /** What opens immediately. */
  opening: Pick<AgendaParams, 'book' | 'session'>
}

/** A week of a turn: its slots by seven days, on a phone one day at a time. */
export function WeekScreen({ schedules, schedule, turn, weekChoice, opening }: Props) {
  const view = useWeekView({ schedule, turn, weekChoice })
  const { week, duration, now, sessions, badges, dates, slots, rows, cells, availability, dayNotes } = view
  const canBook = useCan()('createSession')
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const density = useDensity()
  const day = useShownDay(weekChoice.week, now.date, isPhone)
  const shownDate = dates[day] ?? week
  // On a phone the steps go from day to day.
  const stepDate = isPhone ? shownDate : week
  const shownChoice = useMemo(() => ({ ...weekChoice, week: stepDate }), [weekChoice, stepDate])
  const goToDay = (date: string) => void navigate(paths.sessions({ ...weekChoice, week: date }), { replace: getWeekStart(date) === week })
  const pendingChoice = usePendingWeekChoice(weekChoice)
  const isLoading = pendingChoice.turn !== weekChoice.turn || getWeekStart(pendingChoice.week ?? week) !== week
  const goToWeek = useGoToWeek(pendingChoice, week)

  const overlay = useOverlay(`${turn.id} ${week}`)
  usePrepareUndo(overlay.prepareUndo)
  const moveSession = useMoveSession(overlay)
  const bookNext = useBookNext(view, turn.id, weekChoice, overlay)
  useOpenOnArrival(canBook && opening.book !== undefined, weekChoice, () => {
    const anchor = document.querySelector<HTMLElement>('[data-book-next]') ?? document.querySelector('h1')
    if (anchor) bookNext(anchor)
  })
  useOpenOnArrival(opening.session !== undefined, weekChoice, () => {
    const session = sessions.find(({ id, sessionDate }) => id === opening.session && sessionDate === weekChoice.week)
    const chip = session && findChip(document, getSessionKey(session))
    if (!chip) return
    // The focus brings it into view, and is where the card returns it.
    chip.focus()
    overlay.showSession(getSessionKey(session), chip)
  })
  const clients = useFilterClients(sessions, view.filter)
  const selection = useSelection(`${turn.id} ${week}`, cells)
  const initialPeople = useSinglePair(view.filter, clients)
  /** The worker who is chosen in the open form. */
  const [formWorkerId, setFormWorkerId] = useState<string>()
  const [filterWorkerId, ...otherWorkerIds] = view.filter.workers
  const workerId = formWorkerId ?? (otherWorkerIds.length === 0 ? filterWorkerId : undefined)
  const workerName = badges.get(workerId ?? '')?.name
  const unavailableCells = useMemo(() => {
    const worker = workerId !== undefined && workerName !== undefined ? { id: workerId, name: workerName } : undefined
    return findUnavailableCells({ dates, rows, duration }, availability, worker)
  }, [dates, rows, duration, availability, workerId, workerName])
  const search = useWaitingSearch(weekChoice.waiting, { turnId: turn.id, week, today: now.date })
  const clientToBook = useClientToBook(weekChoice.bookFor)
  const upcomingDates = useMemo(
    () => dates.filter((date) => date >= now.date && !dayNotes.get(date)?.isClosed),
    [dates, now.date, dayNotes],
  )
  const suitable = useSuitableCells(clientToBook, { turnId: turn.id, week, dates: upcomingDates, slots, workerId, now })
  const stopBooking = () => void navigate(paths.sessions({ ...weekChoice, bookFor: undefined }), { replace: true })
  useStopBookingKey(clientToBook !== undefined && !overlay.current && selection.sessions.length === 0, stopBooking)
  const bookedSlot = overlay.current?.kind === 'booking' ? overlay.current.slot : undefined
  const filters = { weekChoice, counts: view.counts, badges, clients }
  const sharedProps = {
    rows,
    slots,
    duration,
    cells,
    countSessions: getSessionCounter(view.filter),
    badges,
    now,
    canBook,
    dayNotes,
    unavailableCells: suitable ? new Map([...suitable.unavailableCells, ...unavailableCells]) : unavailableCells,
    suitableCells: search?.suitableCells ?? noCells,
    freeCells: suitable?.freeCells ?? noCells,
    onBook: (slot: GridSlot, anchor: HTMLElement) => overlay.book({ turnId: turn.id, ...slot }, anchor),
  }
  return (
    <Page
      isFlush
      printSubject={`${schedule.name}, ${turn.name} · ${formatWeek(week)}`}
      facts={<WeekFacts view={view} schedule={schedule} turn={turn} shownChoice={shownChoice} clients={clients} />}
      actions={<WeekActions view={view} shownChoice={shownChoice} filters={filters} canBook={canBook} onBookNext={bookNext} />}
      toolbar={
        <WeekToolbar
          view={view}
          schedules={schedules}
          shownChoice={shownChoice}
          filters={filters}
          density={density}
          day={day}
          onDayChange={goToDay}
        />
      }
      notice={
        search ? (
          <WaitingBanner search={search} weekChoice={shownChoice} schedules={schedules} today={now.date} />
        ) : (
          clientToBook && <ClientToBookBanner client={clientToBook} stopPath={paths.sessions({ ...shownChoice, bookFor: undefined })} />
        )
      }
      footer={renderWeekFooter({ view, weekChoice: shownChoice, selection, canBook, isPhone })}
    >
      <WeekLegend sessions={view.shown} badges={badges} usedMarks={view.counts.marks} />
      <ScrollAnchor
        className={classes.week}
        anchor={overlay.current?.anchor}
        scope={`${turn.id} ${shownChoice.week}`}
        isLoading={isLoading}
      >
        {view.isMissing ? (
          <SessionsLoadError
            title="No se pudo cargar esta semana"
            queries={[weekQuery(turn.id, week)]}
            onStep={(step) => void goToWeek(step * 7)}
          />
        ) : isPhone ? (
          <DayList
            {...sharedProps}
            onOpen={overlay.showSession}
            date={shownDate}
            onSwipe={(step) => goToDay(addDays(shownChoice.week, step))}
          />
        ) : (
          <WeekGrid
            {...sharedProps}
            shownDate={shownDate}
            dates={dates}
            sessions={sessions}
            selection={selection}
            overlay={overlay}
            turnId={turn.id}
            isDense={density[0] === 'compact'}
            onMove={moveSession}
            onWeekStep={goToWeek}
          />
        )}
      </ScrollAnchor>
      <SessionOverlay
        controls={overlay}
        initial={
          (bookedSlot && search?.getPeople(bookedSlot)) ??
          (clientToBook ? { ...initialPeople, client: clientToBook } : omitReleasedClient(initialPeople, bookedSlot, sessions))
        }
        waitingEntry={search?.entry}
        getPathOfSlot={({ turnId, date }) =>
          turnId === turn.id && (isPhone ? date === shownDate : getWeekStart(date) === week)
            ? undefined
            : paths.sessions({
                schedule: schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))?.id,
                turn: turnId,
                week: date,
              })
        }
        onBooked={weekChoice.bookFor === undefined ? undefined : stopBooking}
        onWorkerChange={setFormWorkerId}
        sessions={sessions}
        week={week}
        duration={duration}
        badges={badges}
        now={now}
      />
    </Page>
  )
}

const noCells: ReadonlyMap<string, string> = new Map()

/** Opens a form or a card once when a link asks for it, and removes it from the URL. */
function useOpenOnArrival(isAsked: boolean, weekChoice: AgendaParams, open: () => void) {
  const navigate = useNavigate()
  const openOnce = useEffectEvent(async () => {
    await navigate(paths.sessions(weekChoice), { replace: true })
    open()
  })
  useEffect(() => {
    if (isAsked) void openOnce()
  }, [isAsked])
}
