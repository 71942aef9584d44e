import { Button } from '@mantine/core'
import { IconCalendarOff, IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatMonth } from '#domain/spanish.ts'
import { RefreshStatus } from '#web/agenda-tools/refresh-status.tsx'
import { SessionsLoadError } from '#web/agenda-tools/sessions-load-error.tsx'
import { usePrepareUndo } from '#web/changes/undo-keys.tsx'
import { paths } from '#web/navigation/paths.ts'
import { countSessions } from '#web/session-data/mark-counts.ts'
import { type Schedule, type Turn, weekQuery } from '#web/session-data/queries.ts'
import { useMarkSessions } from '#web/session-grid/keys/mark-sessions.ts'
import { PeriodFacts } from '#web/ui/dates/period-facts.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import classes from './attendance-screen.module.css'
import { AttendanceToolbar } from './attendance-toolbar.tsx'
import { AttendanceList } from './day/attendance-list.tsx'
import { DaySessions } from './day/day-sessions.tsx'
import { DayStrip } from './day/day-strip.tsx'
import { MarkImages } from './matrix/mark-images.tsx'
import type { OpenDay } from './matrix/matrix-actions.ts'
import { type MatrixHandle, MonthMatrix } from './matrix/month-matrix.tsx'
import { useMatrixSelection } from './matrix/use-matrix-selection.ts'
import { type MonthChoice, usePendingMonthChoice } from './month/month-choice.ts'
import { MonthPicker, MonthSteps, useGoToMonth } from './month/month-navigation.tsx'
import { type MonthView, useMonthView } from './month/use-month-view.ts'
import { MonthFiles } from './month-files.tsx'
import { MonthFooter } from './month-footer.tsx'

interface Props {
  schedules: readonly Schedule[]
  schedule: Schedule
  turn: Turn
  choice: MonthChoice
}

/** The attendance of a turn in a month: people by days, on a phone one day at a time. */
export function AttendanceScreen({ schedules, schedule, turn, choice }: Props) {
  const view = useMonthView({ schedule, turn, choice })
  const { month, weeks, rows, counts, now } = view
  const isPhone = useIsPhone()
  const matrix = useRef<MatrixHandle>(null)
  const marking = useMarkSessions(now)
  const scope = `${turn.id} ${month} ${view.kind}`
  const selection = useMatrixSelection(scope, rows)
  const goToMonth = useGoToMonth(choice)
  const pending = usePendingMonthChoice(choice)
  const { open, show, close } = useOpenDay(scope)
  usePrepareUndo((undo) => {
    close()
    undo()
  })
  const [date, setDate] = useShownDate(view)
  const nextDate = findNextDateWithSessions(view, date)
  const openRow = open && rows.find(({ id }) => id === open.personId)
  const search = choice.search ?? ''
  return (
    <Page
      isFlush
      printSubject={`${schedule.name}, ${turn.name} · ${formatMonth(month)}`}
      facts={
        <PeriodFacts printed={`${schedule.name}, ${turn.name}${search && ` · Búsqueda: «${search}»`}`}>
          <MonthPicker choice={choice} today={now.date} />
          <RefreshStatus turnId={turn.id} weeks={weeks} />
        </PeriodFacts>
      }
      actions={
        <>
          <MonthSteps choice={choice} today={now.date} />
          {!isPhone && <MonthFiles view={view} />}
        </>
      }
      toolbar={
        <>
          <AttendanceToolbar schedules={schedules} choice={choice} />
          {isPhone && rows.length > 0 && <DayStrip view={view} date={date} onChange={setDate} />}
        </>
      }
      footer={
        rows.length > 0 && (
          <MonthFooter
            unmarked={counts.unmarked}
            isPhone={isPhone}
            closedDays={view.closedDays}
            selection={selection}
            marking={marking}
            onNextUnmarked={() => matrix.current?.goToNextUnmarked()}
            onNextDay={nextDate === undefined ? undefined : () => setDate(nextDate)}
          />
        )
      }
    >
      <MarkImages />
      <div className={classes.month} aria-busy={pending.month !== month || pending.turn !== choice.turn}>
        {view.isMissing ? (
          <SessionsLoadError
            title="No se pudo cargar este mes"
            queries={weeks.map((week) => weekQuery(turn.id, week))}
            onStep={goToMonth}
          />
        ) : rows.length === 0 ? (
          <NoRows view={view} choice={choice} />
        ) : isPhone ? (
          <AttendanceList view={view} marking={marking} date={date} onOpen={show} />
        ) : (
          <MonthMatrix
            ref={matrix}
            view={view}
            selection={selection}
            marking={marking}
            openDay={open}
            onOpen={show}
            onMonthStep={goToMonth}
          />
        )}
      </div>
      {open && openRow && (
        <DaySessions
          key={`${open.personId} ${open.date}`}
          view={view}
          marking={marking}
          row={openRow}
          date={open.date}
          anchor={open.anchor}
          turn={{ schedule: schedule.id, turn: turn.id }}
          onClose={close}
        />
      )}
    </Page>
  )
}

/** Returns the day whose sessions are open. It closes when `scope`, what the page shows, changes. */
function useOpenDay(scope: string) {
  const [open, setOpen] = useState<OpenDay>()
  const [openedIn, setOpenedIn] = useState(scope)
  if (openedIn !== scope) {
    setOpenedIn(scope)
    setOpen(undefined)
  }
  /** Closes and focuses the cell again. */
  const close = () => {
    if (!open) return
    setOpen(undefined)
    open.anchor.focus()
  }
  return { open, show: setOpen, close }
}

/** The view of a month in which nobody has sessions, or nobody whom the search finds. */
function NoRows({ view, choice }: { view: MonthView; choice: MonthChoice }) {
  const navigate = useNavigate()
  if (view.hasSessions)
    return (
      <EmptyState
        icon={IconSearch}
        title={`Nadie coincide con «${choice.search}»`}
        actions={
          <Button variant="default" onClick={() => void navigate(paths.attendance({ ...choice, search: '' }), { replace: true })}>
            Quitar la búsqueda
          </Button>
        }
      />
    )
  const { schedule, turn, month } = choice
  return (
    <EmptyState
      icon={IconCalendarOff}
      title={`Este turno no tiene sesiones en ${formatMonth(month)}`}
      actions={
        <Button component={Link} to={paths.sessions({ schedule, turn, week: `${month}-01` })} variant="default">
          Ver la agenda
        </Button>
      }
    />
  )
}

/** Returns the date that a phone shows, and the function that changes it: at first today, in other months the first date with sessions. */
function useShownDate({ month, dates, dayCounts, now }: MonthView) {
  const [chosen, setChosen] = useState<string>()
  const firstWithSessions = dates.find((_, index) => countSessions(dayCounts[index]!) > 0)
  const initial = dates.includes(now.date) ? now.date : (firstWithSessions ?? dates[0]!)
  return [chosen?.startsWith(month) ? chosen : initial, setChosen] as const
}

/** Finds the next date of the month with sessions; undefined without one. */
const findNextDateWithSessions = ({ dates, dayCounts }: MonthView, from: string): string | undefined =>
  dates.find((date, index) => date > from && countSessions(dayCounts[index]!) > 0)
