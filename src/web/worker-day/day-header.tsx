import { Button, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { getAbsentRange } from '#domain/availability.ts'
import { AgendaFilters } from '#web/agenda-tools/agenda-filters.tsx'
import { AgendaTools } from '#web/agenda-tools/agenda-tools.tsx'
import { describeFilter } from '#web/agenda-tools/describe-filter.ts'
import { getSessionCounter } from '#web/agenda-tools/filter.ts'
import { FilterSheet } from '#web/agenda-tools/filter-sheet.tsx'
import { ViewSwitch } from '#web/agenda-tools/view-switch.tsx'
import type { FilterProps } from '#web/agenda-tools/week-filters.tsx'
import toolbar from '#web/agenda-tools/week-toolbar.module.css'
import { useCan } from '#web/auth/access.ts'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import { allTurnsQuery } from '#web/session-data/queries.ts'
import { useRefreshedSessions } from '#web/session-data/use-refreshed-sessions.ts'
import { PeriodFacts } from '#web/ui/dates/period-facts.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import type { WorkerColumn } from './arrange-day.ts'
import classes from './day-header.module.css'
import { dayKeys } from './day-keys.ts'
import { DayPicker, DaySteps } from './day-navigation.tsx'
import type { DayView } from './use-day-view.ts'

type DayFactsProps = { view: DayView; dayChoice: AgendaParams; clients: FilterProps['clients'] }

/** The facts beside the title: the date, and since when it has not been updated. */
export function DayFacts({ view: { date, offered, schedules, filter, badges }, dayChoice, clients }: DayFactsProps) {
  const can = useCan()
  const shown = offered.length < schedules.length ? offered[0]?.name : 'Todos los horarios'
  return (
    <PeriodFacts printed={`${shown}${describeFilter(filter, badges, clients)}`}>
      <DayPicker dayChoice={dayChoice} date={date} />
      <span role="status">{useRefreshedSessions(allTurnsQuery({ from: date, to: date }, can)).problem}</span>
    </PeriodFacts>
  )
}

interface DayActionsProps {
  view: DayView
  dayChoice: AgendaParams
  filters: FilterProps
  canBook: boolean
  onBookNext: (button: HTMLElement) => void
}

/** The controls at the right of the title: the view, steps to other days, and booking; on a phone the steps, and a sheet with the view and the filters. */
export function DayActions({ view: { date, now, shown }, dayChoice, filters, canBook, onBookNext }: DayActionsProps) {
  const isPhone = useIsPhone()
  return (
    <>
      {!isPhone && <ViewSwitch view="day" date={date} choice={dayChoice} />}
      <DaySteps dayChoice={dayChoice} date={date} today={now.date} />
      {isPhone ? (
        <FilterSheet {...filters} shown={shown.length} viewSwitch={<ViewSwitch view="day" date={date} choice={dayChoice} />} />
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

interface DayToolbarProps {
  view: DayView
  dayChoice: AgendaParams
  filters: FilterProps
  /** The column that a phone shows. */
  shownColumn: WorkerColumn | undefined
  onColumnChange: (workerId: string) => void
}

/** The controls above the day: the schedule and the filters; on a phone the schedule and the worker. */
export function DayToolbar({ view, dayChoice, filters, shownColumn, onColumnChange }: DayToolbarProps) {
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { schedules, date, columns, isMissing, filter } = view
  const countSessions = getSessionCounter(filter)
  return (
    <div className={toolbar.bar}>
      {schedules.length > 1 && (
        <Select
          aria-label="Horario"
          className={toolbar.select}
          allowDeselect={false}
          data={[{ value: all, label: 'Todos los horarios' }, ...schedules.map(({ id, name }) => ({ value: id, label: name }))]}
          value={schedules.some(({ id }) => id === dayChoice.schedule) ? (dayChoice.schedule ?? all) : all}
          onChange={(chosen) =>
            void navigate(paths.workerDay({ ...dayChoice, week: date, schedule: chosen === all ? undefined : (chosen ?? undefined) }), {
              replace: true,
            })
          }
        />
      )}
      {isPhone ? (
        shownColumn && (
          <Select
            aria-label="Trabajador"
            className={classes.worker}
            allowDeselect={false}
            data={columns.map(({ worker, sessions, isAbsent }) => ({
              value: worker.id,
              label: `${formatShortName(worker)} · ${isAbsent ? 'ausente' : countSessions(sessions.map(({ session }) => session))}`,
            }))}
            value={shownColumn.worker.id}
            onChange={(id) => id && onColumnChange(id)}
          />
        )
      ) : (
        <>
          <AgendaFilters {...filters} shown={view.shown.length} />
          <span className={classes.end}>
            <span className={classes.summary}>{!isMissing && summarizeDay(view)}</span>
            <AgendaTools bindings={dayKeys} printLabel="Imprimir el día" />
          </span>
        </>
      )}
    </div>
  )
}

/** The value of the choice of all schedules. */
const all = 'all'

/** "2 ausentes · 11 cupos libres": who is away all day, and the free times that have not begun; or that the clinic is closed. */
function summarizeDay({ columns, date, now, availability }: DayView): string {
  const closingDay = availability.closingDays.find((absence) => absence.startTime === null && getAbsentRange(absence, date))
  if (closingDay) return `Cerrado${closingDay.reason ? `: ${closingDay.reason}` : ''}`
  const absent = columns.filter(({ isAbsent }) => isAbsent).length
  const from = date === now.date ? now.minutes : 0
  const free = columns.flatMap(({ freeTimes }) => freeTimes).filter(({ start }) => start >= from).length
  const isOver = date < now.date
  return [
    absent > 0 && (absent === 1 ? '1 ausente' : `${absent} ausentes`),
    !isOver && (free === 1 ? '1 cupo libre' : `${free} cupos libres`),
  ]
    .filter(Boolean)
    .join(' · ')
}
