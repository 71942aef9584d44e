import { IconCalendarOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { getSessionKey } from '#domain/session-key.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { ClientToBookBanner, useStopBookingKey } from '#web/agenda-tools/client-to-book/client-to-book.tsx'
import { NoMatch } from '#web/agenda-tools/no-match.tsx'
import { omitReleasedClient, useFilterClients, useSinglePair } from '#web/agenda-tools/people-choices.tsx'
import { SessionsLoadError } from '#web/agenda-tools/sessions-load-error.tsx'
import { usePendingWeekChoice } from '#web/agenda-tools/use-filter.ts'
import { useCan } from '#web/auth/access.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { usePrepareUndo } from '#web/changes/undo-keys.tsx'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import type { Schedule, Session } from '#web/session-data/queries.ts'
import { listTurnSlots } from '#web/session-data/week-view.ts'
import { focusGrid } from '#web/session-grid/grid-elements.ts'
import { useSwipe } from '#web/session-grid/phone/use-swipe.ts'
import { formatSelectedCount } from '#web/session-grid/use-announcements.ts'
import { SessionOverlay } from '#web/session-overlay/session-overlay.tsx'
import { useMoveSession } from '#web/session-overlay/use-move-session.ts'
import { useOverlay } from '#web/session-overlay/use-overlay.ts'
import { SelectionBar } from '#web/session-selection/selection-bar.tsx'
import { useSelection } from '#web/session-selection/use-selection.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import type { FreeTime } from './arrange-day.ts'
import { DayColumns } from './day-columns.tsx'
import { DayActions, DayFacts, DayToolbar } from './day-header.tsx'
import { useDayView } from './use-day-view.ts'

interface Props {
  schedules: readonly Schedule[]
  date: string
  dayChoice: AgendaParams
}

/** A day in all schedules: its sessions by workers, on a phone one worker at a time. */
export function DayScreen({ schedules, date, dayChoice }: Props) {
  const view = useDayView(date, schedules, dayChoice)
  const { now, sessions, badges, shown, counts, columns, durations, clientToBook, clientTimes } = view
  const canBook = useCan()('createSession')
  const { workerId: ownId } = useSignedInUser()
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const pending = usePendingWeekChoice(dayChoice)
  const overlay = useOverlay(`day ${date}`)
  usePrepareUndo(overlay.prepareUndo)
  const moveSession = useMoveSession(overlay)
  const clients = useFilterClients(sessions, view.filter)
  const initialPeople = useSinglePair(view.filter, clients)
  const cells = useMemo(
    () => new Map(columns.map(({ worker, sessions }) => [worker.id, sessions.map(({ session }) => session)])),
    [columns],
  )
  const selection = useSelection(`day ${date}`, cells, listByColumn)
  const stopPath = paths.workerDay({ ...dayChoice, bookFor: undefined })
  const stopBooking = () => void navigate(stopPath, { replace: true })
  useStopBookingKey(clientToBook !== undefined && !overlay.current && selection.sessions.length === 0, stopBooking)
  const filters = useMemo(
    () => ({ weekChoice: { ...dayChoice, week: date }, counts, badges, clients }),
    [dayChoice, date, counts, badges, clients],
  )
  const [phoneWorkerId, setPhoneWorkerId] = useState(ownId)
  const phoneIndex = Math.max(
    0,
    columns.findIndex(({ worker }) => worker.id === phoneWorkerId),
  )
  const shownColumns = isPhone ? columns.slice(phoneIndex, phoneIndex + 1) : columns
  const showColumn = (workerId: string) => {
    overlay.leave(() => {
      overlay.close()
      setPhoneWorkerId(workerId)
    })
  }
  const swipe = useSwipe((step) => {
    const next = columns[phoneIndex + step]
    if (next) showColumn(next.worker.id)
  })

  const goByDays = (days: 1 | -1) => void navigate(paths.workerDay({ ...pending, week: addDays(pending.week ?? date, days) }))
  const book = ({ turnId, start }: FreeTime, worker: Session['worker'], anchor: HTMLElement) =>
    overlay.book({ turnId, date, time: start }, anchor, { workerId: worker.id })
  /** Opens the booking form for the next free time, beside the button that was pressed. */
  const bookNext = (button: HTMLElement) => {
    const isOver = date < now.date
    const free = columns.flatMap(({ freeTimes }) => freeTimes).sort((one, other) => one.start - other.start)
    const upcoming = date === now.date ? free.find(({ start }) => start >= now.minutes) : free[0]
    const [first] = view.offered
    const schedule = view.offered.find(({ turns }) => turns.some(({ id }) => id === upcoming?.turnId)) ?? first
    const turn = schedule?.turns.find(({ id }) => id === upcoming?.turnId) ?? schedule?.turns[0]
    if (!schedule || !turn) return
    const times = listTurnSlots(schedule, turn)
    const from = isOver ? now.date : date
    const slot = !isOver && upcoming ? { date, time: upcoming.start } : { date: addDays(from, 1), time: times[0] ?? 0 }
    overlay.book({ turnId: turn.id, ...slot }, button, { isBesideButton: true })
  }
  const { current } = overlay
  const openSession = overlay.sessionKey === null ? undefined : sessions.find((session) => getSessionKey(session) === overlay.sessionKey)
  const bookedSlot = current?.kind === 'booking' ? current.slot : undefined
  const openTurn = current?.kind === 'booking' ? current.slot.turnId : openSession?.turnId
  const worker = current?.kind === 'booking' ? view.listed.find(({ id }) => id === current.workerId) : undefined
  const shownColumn = isPhone ? shownColumns[0] : undefined
  return (
    <Page
      isFlush
      printSubject={capitalize(formatLongDate(date))}
      facts={<DayFacts view={view} dayChoice={dayChoice} clients={clients} />}
      actions={<DayActions view={view} dayChoice={dayChoice} filters={filters} canBook={canBook} onBookNext={bookNext} />}
      toolbar={<DayToolbar view={view} dayChoice={dayChoice} filters={filters} shownColumn={shownColumn} onColumnChange={showColumn} />}
      notice={
        clientToBook && (
          <ClientToBookBanner client={clientToBook} stopPath={stopPath} remark={clientTimes.map(({ text }) => text).join(' ')} />
        )
      }
      footer={
        selection.sessions.length > 0 ? (
          <SelectionBar selection={selection} now={now} hasKeys focusSessions={focusGrid} />
        ) : (
          shown.length === 0 && sessions.length > 0 && <NoMatch weekChoice={filters.weekChoice} period="de este día" />
        )
      }
    >
      {view.isMissing ? (
        <SessionsLoadError title="No se pudo cargar este día" queries={view.queries} onStep={goByDays} />
      ) : columns.length === 0 ? (
        <EmptyState icon={IconCalendarOff} title="Nadie atiende este día">
          No hay trabajadores con horario ni con sesiones.
        </EmptyState>
      ) : (
        <div {...(isPhone && swipe)} aria-busy={(pending.week ?? date) !== date} className="fading">
          <DayColumns
            view={view}
            overlay={overlay}
            selection={selection}
            canBook={canBook}
            isPhone={isPhone}
            columns={shownColumns}
            onBook={book}
            onMove={moveSession}
            onDayStep={goByDays}
          />
          <div role="status" className="hidden">
            {selection.sessions.length > 0 && formatSelectedCount(selection.sessions.length)}
          </div>
        </div>
      )}
      <SessionOverlay
        controls={overlay}
        initial={{
          ...omitReleasedClient(initialPeople, bookedSlot, sessions),
          ...(worker && { worker }),
          ...(clientToBook && { client: clientToBook }),
        }}
        onBooked={clientToBook && stopBooking}
        week={getWeekStart(date)}
        duration={durations.get(openTurn ?? '') ?? 0}
        getPathOfSlot={({ turnId, date: booked }) =>
          booked === date && view.offered.some(({ turns }) => turns.some(({ id }) => id === turnId))
            ? undefined
            : paths.workerDay({ week: booked })
        }
        sessions={sessions}
        badges={badges}
        now={now}
      />
    </Page>
  )
}

/** Lists the sessions of the day, column by column. */
const listByColumn = (cells: ReadonlyMap<string, readonly Session[]>) => [...cells.values()].flat()
