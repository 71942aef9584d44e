import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type MouseEvent, useCallback, useMemo } from 'react'
import { addDays } from '#domain/weeks.ts'
import { AgendaFilters } from '#web/agenda-tools/agenda-filters.tsx'
import { AgendaTools } from '#web/agenda-tools/agenda-tools.tsx'
import type { useDensity } from '#web/agenda-tools/density-toggle.tsx'
import { describeFilter } from '#web/agenda-tools/describe-filter.ts'
import { FilterSheet } from '#web/agenda-tools/filter-sheet.tsx'
import { RefreshStatus } from '#web/agenda-tools/refresh-status.tsx'
import { SinglePersonNote } from '#web/agenda-tools/single-person-note.tsx'
import { TurnSelect } from '#web/agenda-tools/turn-select.tsx'
import { ViewSwitch } from '#web/agenda-tools/view-switch.tsx'
import type { FilterProps } from '#web/agenda-tools/week-filters.tsx'
import { WeekPicker, WeekSteps } from '#web/agenda-tools/week-navigation.tsx'
import toolbar from '#web/agenda-tools/week-toolbar.module.css'
import { useCan } from '#web/auth/access.ts'
import { type AgendaParams, paths, type TurnParams } from '#web/navigation/paths.ts'
import type { Schedule, Turn } from '#web/session-data/queries.ts'
import { getCellKey } from '#web/session-data/week-view.ts'
import { gridKeys } from '#web/session-grid/keys/grid-keys.ts'
import { DayButtons } from '#web/session-grid/phone/day-buttons.tsx'
import { PeriodFacts } from '#web/ui/dates/period-facts.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import type { WeekView } from './use-week-view.ts'
import classes from './week-screen.module.css'

interface FactsProps {
  view: WeekView
  schedule: Schedule
  turn: Turn
  /** The shown week; on a phone the shown day. */
  shownChoice: AgendaParams & { week: string }
  clients: FilterProps['clients']
}

/** The facts beside the title: the week, and since when it has not been updated. */
export function WeekFacts({ view, schedule, turn, shownChoice, clients }: FactsProps) {
  const { week, now, filter, badges } = view
  const can = useCan()
  const isPhone = useIsPhone()
  const [workerId] = filter.workers
  const shownWeeks = useMemo(() => [week], [week])
  return (
    <PeriodFacts printed={`${schedule.name}, ${turn.name}${describeFilter(filter, badges, clients)}`}>
      <WeekPicker weekChoice={shownChoice} today={now.date} />
      {/* On wider screens the filters themselves show it. */}
      {isPhone && <SinglePersonNote weekChoice={shownChoice} filter={filter} badges={badges} clients={clients} />}
      {!isPhone && workerId && filter.clients.size + filter.workers.size === 1 && can('changeSessionState', { worker: workerId }) && (
        <Link to={paths.workerSessions(workerId, { from: week, to: addDays(week, 6) })}>En todos los turnos</Link>
      )}
      <RefreshStatus turnId={turn.id} weeks={shownWeeks} />
    </PeriodFacts>
  )
}

interface ActionsProps {
  view: WeekView
  shownChoice: FactsProps['shownChoice']
  filters: FilterProps
  canBook: boolean
  onBookNext: (button: HTMLElement) => void
}

/** The controls at the right of the title: the view, steps to other weeks, and booking; on a phone the steps, and a sheet with the view and the filters. */
export function WeekActions({ view, shownChoice, filters, canBook, onBookNext }: ActionsProps) {
  const { dates, now } = view
  const isPhone = useIsPhone()
  return (
    <>
      {!isPhone && <ViewSwitch view="week" date={dates.includes(now.date) ? now.date : shownChoice.week} choice={shownChoice} />}
      <WeekSteps weekChoice={shownChoice} today={now.date} />
      {isPhone ? (
        <FilterSheet
          {...filters}
          shown={view.shown.length}
          viewSwitch={<ViewSwitch view="week" date={shownChoice.week} choice={shownChoice} />}
        />
      ) : (
        canBook && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={({ currentTarget }: MouseEvent<HTMLElement>) => onBookNext(currentTarget)}
            aria-haspopup="dialog"
            data-book-next
          >
            Reservar
          </Button>
        )
      )}
    </>
  )
}

interface ToolbarProps {
  view: WeekView
  schedules: readonly Schedule[]
  shownChoice: FactsProps['shownChoice']
  filters: FilterProps
  density: ReturnType<typeof useDensity>
  /** The shown weekday on a phone. */
  day: number
  onDayChange: (date: string) => void
}

/** The controls above the week: the turn, the filters and the tools; on a phone the turn and the days. */
export function WeekToolbar({ view, schedules, shownChoice, filters, density, day, onDayChange }: ToolbarProps) {
  const { dates, week, rows, cells, now } = view
  const isPhone = useIsPhone()
  const buildPath = useCallback((choice: TurnParams) => paths.sessions({ ...shownChoice, ...choice }), [shownChoice])
  const countSessions = (date: string) => rows.reduce((sum, time) => sum + (cells.get(getCellKey(date, time))?.length ?? 0), 0)
  return (
    <div className={toolbar.bar}>
      <TurnSelect schedules={schedules} choice={shownChoice} buildPath={buildPath} />
      {isPhone ? (
        <DayButtons
          dates={dates}
          counts={dates.map(countSessions)}
          today={now.date}
          day={day}
          onChange={(next) => onDayChange(dates[next] ?? week)}
        />
      ) : (
        <>
          <AgendaFilters {...filters} shown={view.shown.length} />
          <span className={classes.tools}>
            <AgendaTools bindings={gridKeys} printLabel="Imprimir la semana" density={density} />
          </span>
        </>
      )}
    </div>
  )
}
