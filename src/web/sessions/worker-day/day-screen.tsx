import { IconCalendarOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { sessionKey } from '#domain/session-key.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { useCan } from '../../auth/access.ts'
import { useSignedInUser } from '../../auth/signed-in-user.ts'
import { type AgendaParams, paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useIsPhone } from '../../ui/theme/use-is-phone.ts'
import type { Schedule, Session } from '../data/queries.ts'
import { listTurnSlots } from '../data/week-view.ts'
import { useSwipe } from '../day/use-swipe.ts'
import { SessionOverlay } from '../overlay/session-overlay.tsx'
import { useMoveSession } from '../overlay/use-move-session.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import { NoMatch } from '../toolbar/no-match.tsx'
import { useFilterClients, useSinglePair } from '../toolbar/people-choices.tsx'
import { usePendingWeekChoice } from '../toolbar/use-filter.ts'
import { useUndoKeys } from '../use-undo-keys.ts'
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
  const { now, sessions, badges, shown, counts, columns, durations } = view
  const canBook = useCan()('createSession')
  const { workerId: ownId } = useSignedInUser()
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const pending = usePendingWeekChoice(dayChoice)
  const overlay = useOverlay(`day ${date}`)
  useUndoKeys(overlay)
  const moveSession = useMoveSession(overlay)
  const clients = useFilterClients(sessions, view.filter)
  const initialPeople = useSinglePair(view.filter, clients)
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
  const openSession = overlay.sessionKey === null ? undefined : sessions.find((session) => sessionKey(session) === overlay.sessionKey)
  const openTurn = current?.kind === 'booking' ? current.slot.turnId : openSession?.turnId
  const worker = current?.kind === 'booking' ? view.listed.find(({ id }) => id === current.workerId) : undefined
  const shownColumn = isPhone ? shownColumns[0] : undefined
  return (
    <Page
      isFlush
      printSubject={capitalize(formatLongDate(date))}
      facts={<DayFacts view={view} dayChoice={dayChoice} />}
      actions={<DayActions {...{ view, dayChoice, filters, canBook }} onBookNext={bookNext} />}
      toolbar={<DayToolbar {...{ view, dayChoice, filters, shownColumn }} onColumnChange={showColumn} />}
      footer={shown.length === 0 && sessions.length > 0 && <NoMatch weekChoice={filters.weekChoice} of="de este día" />}
    >
      {columns.length === 0 ? (
        <EmptyState icon={IconCalendarOff} title="Nadie atiende este día">
          No hay trabajadores con horario ni con sesiones.
        </EmptyState>
      ) : (
        <div {...(isPhone && swipe)} aria-busy={(pending.week ?? date) !== date} className="fading">
          <DayColumns
            {...{ view, overlay, canBook, isPhone }}
            columns={shownColumns}
            onBook={book}
            onMove={moveSession}
            onDayStep={(days) => void navigate(paths.workerDay({ ...pending, week: addDays(pending.week ?? date, days) }))}
          />
        </div>
      )}
      <SessionOverlay
        controls={overlay}
        initial={worker ? { ...initialPeople, worker } : initialPeople}
        week={getWeekStart(date)}
        duration={durations.get(openTurn ?? '') ?? 0}
        getPathOfSlot={({ turnId, date: booked }) =>
          booked === date && view.offered.some(({ turns }) => turns.some(({ id }) => id === turnId))
            ? undefined
            : paths.workerDay({ week: booked })
        }
        {...{ sessions, badges, now }}
      />
    </Page>
  )
}
