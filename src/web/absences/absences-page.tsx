import { ActionIcon, Button } from '@mantine/core'
import { IconArrowRight, IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatBriefDate, formatFullDate } from '#domain/spanish.ts'
import { addDays, isDate, splitDate } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { useAbsenceAccess } from '#web/availability/change-absences.ts'
import { formatAbsenceHours } from '#web/availability/format-absence-hours.ts'
import { getUpcomingPeriod } from '#web/availability/upcoming-period.ts'
import { absencesQuery, type ListedAbsence } from '#web/availability/use-absences.ts'
import { allHoursQuery } from '#web/availability/working-hours.ts'
import { useCloseEntry } from '#web/navigation/close-entry.ts'
import { paths } from '#web/navigation/paths.ts'
import { workersQuery } from '#web/people/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { DateSteps } from '#web/ui/dates/date-steps.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { unnamedBadge } from '#web/worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { AbsenceDrawer } from './absence-drawer.tsx'
import classes from './absences-page.module.css'
import { AbsenceCalendar } from './calendar/absence-calendar.tsx'
import { AbsenceList } from './calendar/absence-list.tsx'
import { listWorkerLines } from './calendar/worker-lines.ts'
import { useHolidaysYear } from './holidays/upcoming-holidays.ts'
import { isTouched, unsettledQuery } from './unsettled/unsettled-query.ts'
import { UnsettledSection } from './unsettled/unsettled-section.tsx'

/** The number of days that the calendar shows: four weeks. */
const shownDays = 28

const parsePeriod = ({ searchParams }: URL, today: string) => {
  const from = searchParams.get('from') ?? ''
  const first = isDate(from) ? from : today
  return { from: first, to: addDays(first, shownDays - 1) }
}

export const loaderQueries = ({ url, today }: ScreenContext) => {
  const { from, to } = parsePeriod(url, today)
  return [absencesQuery(from, to), asSide(workersQuery()), asSide(allHoursQuery(from, to))]
}
export const loader = createLoader(loaderQueries)

/** The absences and closing days of four weeks, and what is to be settled because of them. */
export function Component() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const isPhone = useIsPhone()
  const access = useAbsenceAccess()
  const { date: today } = useNow()
  const url = new URL(pathname + search, window.location.origin)
  const { from, to } = parsePeriod(url, today)
  const current = { from: url.searchParams.get('from') ?? undefined }
  const closeEntry = useCloseEntry()
  const { data: absences = [] } = useQuery(absencesQuery(from, to))
  const { data: workers } = useAllowedQuery(workersQuery())
  const { data: hours = [] } = useAllowedQuery(allHoursQuery(from, to))
  const { data: unsettled = noSessions } = useAllowedQuery(unsettledQuery(getUpcomingPeriod(today)))
  const badges = useWorkerBadges(unsettled)

  const dates = Array.from({ length: shownDays }, (_, index) => addDays(from, index))
  const closingDays = absences.filter(({ workerId }) => workerId === null)
  const closedDates = new Map(
    closingDays
      .filter(({ startTime }) => startTime === null)
      .flatMap((closingDay) =>
        dates.filter((date) => closingDay.fromDate <= date && date <= closingDay.toDate).map((date) => [date, closingDay]),
      ),
  )
  const canChange = ({ workerId }: ListedAbsence) => (workerId === null ? access.changesClosingDays : access.changesAbsences)
  const getPath = (absence: ListedAbsence) => (canChange(absence) ? paths.absences({ ...current, record: absence.id }) : undefined)
  const step = (days: number) => paths.absences({ from: addDays(from, days) })
  const lines = listWorkerLines({ absences, workers, hours, badges, isLinked: (id) => can('getWorker', { worker: id }) })
  const add = (worker: string, day: string) => void navigate(paths.absences({ ...current, record: 'new', worker, day }))
  const canAdd = access.changesAbsences || access.changesClosingDays
  const period = `${formatBriefDate(from, to)} – ${formatFullDate(to)}`

  return (
    <Page
      isFlush
      printSubject={period}
      facts={period}
      actions={
        <>
          {!isPhone && <PrintButton title="Imprimir las ausencias" />}
          {access.changesClosingDays && can('listHolidays') && (
            <HolidaysButton today={today} to={paths.absences({ ...current, record: 'holidays' })} />
          )}
          {canAdd && (
            <Button component={Link} to={paths.absences({ ...current, record: 'new' })} leftSection={<IconPlus size={16} aria-hidden />}>
              {isPhone ? 'Añadir' : 'Añadir ausencia'}
            </Button>
          )}
        </>
      }
      toolbar={
        <>
          <DateSteps
            previous={{ to: step(-shownDays), label: 'Cuatro semanas antes' }}
            current={{ to: paths.absences(), label: 'Hoy' }}
            next={{ to: step(shownDays), label: 'Cuatro semanas después' }}
          />
          {unsettled.length > 0 && (
            <Link to={paths.unsettled()} className={classes.unsettled}>
              {unsettled.length === 1 ? '1 sesión por resolver' : `${unsettled.length} sesiones por resolver`}
              <IconArrowRight size={14} aria-hidden />
            </Link>
          )}
        </>
      }
      scrollKey={from}
    >
      {!isPhone && closingDays.length > 0 && (
        <p className={classes.closed}>
          Cerrado:{' '}
          {closingDays.map((closingDay, index) => (
            <Fragment key={closingDay.id}>
              {index > 0 && ' · '}
              <ClosingDay closingDay={closingDay} to={getPath(closingDay)} />
            </Fragment>
          ))}
        </p>
      )}
      {isPhone ? (
        <AbsenceList absences={absences} badges={badges} unsettled={unsettled} getPath={getPath} />
      ) : (
        lines.length > 0 && (
          <AbsenceCalendar
            dates={dates}
            today={today}
            lines={lines}
            closedDates={closedDates}
            getPath={getPath}
            onAdd={access.changesAbsences ? add : undefined}
          />
        )
      )}
      {!access.changesClosingDays && <p className={classes.closed}>Los feriados los añade quien puede cambiar horarios.</p>}
      {absences.length === 0 && (isPhone || lines.length === 0) && (
        <EmptyState icon={IconCalendarPlus} title="Sin ausencias en estas cuatro semanas">
          Aquí aparecen las ausencias de los trabajadores y los días en que la clínica cierra.
        </EmptyState>
      )}
      <UnsettledSection
        // On a phone the list above has links to the sessions that its absences touch.
        sessions={isPhone ? unsettled.filter((session) => !absences.some((absence) => isTouched(session, absence))) : unsettled}
        today={today}
        badges={badges}
      />
      <AbsenceDrawer
        record={canAdd ? (url.searchParams.get('record') ?? undefined) : undefined}
        initial={{ workerId: url.searchParams.get('worker') ?? undefined, day: url.searchParams.get('day') ?? undefined }}
        absences={absences.filter(canChange)}
        getName={(id) => (badges.get(id) ?? unnamedBadge).name}
        onClose={() => closeEntry(paths.absences(current))}
      />
    </Page>
  )
}

const noSessions: [] = []

function HolidaysButton({ today, to }: { today: string; to: string }) {
  const year = useHolidaysYear(today) ?? splitDate(today).year
  return useIsPhone() ? (
    <ActionIcon component={Link} to={to} variant="default" aria-label={`Añadir feriados de ${year}`}>
      <IconCalendarPlus size={20} aria-hidden />
    </ActionIcon>
  ) : (
    <Button component={Link} to={to} variant="default">
      Añadir feriados de {year}
    </Button>
  )
}

/** "25 dic Navidad", as a link for users who may change it. */
function ClosingDay({ closingDay, to }: { closingDay: ListedAbsence; to: string | undefined }) {
  const { fromDate, toDate, reason } = closingDay
  const days = [...new Set([fromDate, toDate])].map((date) => formatBriefDate(date, toDate)).join(' – ')
  const content = (
    <>
      <strong>{days}</strong> {[reason, formatAbsenceHours(closingDay)].filter(Boolean).join(', ')}
    </>
  )
  return to ? (
    <Link to={to} className={classes.closingDay}>
      {content}
    </Link>
  ) : (
    <span>{content}</span>
  )
}
