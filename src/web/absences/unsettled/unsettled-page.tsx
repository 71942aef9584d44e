import { Button, Checkbox } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { groupBy } from '#domain/group-by.ts'
import { sessionKey } from '#domain/session-key.ts'
import { capitalize, formatDays, formatLongDate } from '#domain/spanish.ts'
import { isDate } from '#domain/weeks.ts'
import { useCan } from '../../auth/access.ts'
import { getUpcomingPeriod } from '../../availability/upcoming-period.ts'
import { absencesQuery } from '../../availability/use-absences.ts'
import { paths } from '../../navigation/paths.ts'
import { formatFullName } from '../../people/name.ts'
import { workersQuery } from '../../people/queries.ts'
import { asSide, createLoader } from '../../screen/create-loader.ts'
import type { ScreenContext } from '../../screen/loader-queries.ts'
import type { Session } from '../../sessions/data/queries.ts'
import { useNow } from '../../sessions/data/use-now.ts'
import { useUndoKeys } from '../../sessions/use-undo-keys.ts'
import { ListFilter } from '../../ui/list/list-filter.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useWorkerBadges } from '../../worker-badge/worker-badges.ts'
import { describeTouched } from '../describe-absence.ts'
import { findReason, splitSeries } from './list-groups.ts'
import { ReassignButton } from './reassign-button.tsx'
import classes from './unsettled-page.module.css'
import { isReassignable, type UnsettledScope, unsettledQuery } from './unsettled-query.ts'
import { UnsettledRow } from './unsettled-row.tsx'
import { useSettle } from './use-settle.ts'

/** Reads the period and the worker from the URL. Without a period it is what one call can list from today on. */
function parseScope({ searchParams }: URL, today: string): UnsettledScope {
  const [from = '', to = ''] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
  const period = isDate(from) && isDate(to) && from <= to ? { from, to } : getUpcomingPeriod(today)
  return { ...period, workerId: searchParams.get('worker') ?? undefined }
}

export const loaderQueries = ({ url, today, can }: ScreenContext) => {
  const scope = parseScope(url, today)
  return [
    ...(can('listSessions.unavailable') ? [unsettledQuery(scope)] : []),
    ...(can('listAbsences') ? [asSide(absencesQuery(scope.from, scope.to))] : []),
    ...(can('listWorkers') ? [asSide(workersQuery())] : []),
  ]
}
export const loader = createLoader(loaderQueries)

/** The sessions whose workers are not available, until somebody decides about each: reassign, postpone, cancel or keep it. */
export function Component() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const { date: today } = useNow()
  useUndoKeys()
  const url = new URL(pathname + search, window.location.origin)
  const scope = parseScope(url, today)
  const { data: sessions = noSessions } = useQuery({
    ...unsettledQuery(scope),
    enabled: can('listSessions.unavailable'),
    refetchOnWindowFocus: 'always',
  })
  const { data: absences = [] } = useQuery({ ...absencesQuery(scope.from, scope.to), enabled: can('listAbsences') })
  const { data: workers = [] } = useQuery({ ...workersQuery(), enabled: can('listWorkers') })
  const badges = useWorkerBadges(sessions)
  const settle = useSettle(workers)
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  const selected = sessions.filter((session) => selectedKeys.has(sessionKey(session)))
  const reassignable = selected.filter(isReassignable)
  const select = (keys: readonly string[], isSelected: boolean) =>
    setSelectedKeys((current) => new Set(isSelected ? [...current, ...keys] : [...current].filter((key) => !keys.includes(key))))
  // A date of a series is reassigned by booking, a dated session by changing it.
  const canReassign = can('updateSession', {}) && can('createSession') && can('listAvailablePeople') && can('listWorkers')
  const areAllSelected = selected.length === sessions.length
  const isWholePeriod = url.searchParams.get('from') === null
  const showWorker = (workerId: string | undefined) => {
    const period = isWholePeriod ? {} : { from: scope.from, to: scope.to }
    void navigate(paths.unsettled({ ...period, worker: workerId }), { replace: true })
  }
  const worker = workers.find(({ id }) => id === scope.workerId)
  const facts = [
    worker && formatFullName(worker.person),
    !isWholePeriod && formatDays(scope.from, scope.to),
    sessions.length > 0 && describeTouched(sessions),
  ].filter(Boolean)
  const { series, dated } = splitSeries(sessions)
  const renderRow = (ofRow: readonly [Session, ...Session[]]) => {
    const keys = ofRow.map(sessionKey)
    return (
      <UnsettledRow
        key={keys[0]}
        sessions={ofRow}
        absence={findReason(ofRow[0], absences)}
        {...{ workers, badges, settle }}
        isSelected={keys.every((key) => selectedKeys.has(key))}
        onSelect={(isSelected) => select(keys, isSelected)}
      />
    )
  }
  return (
    <Page
      isFlush
      parent={can('listAbsences') ? { to: paths.absences(), title: 'Ausencias' } : undefined}
      facts={<span role="status">{facts.join(' · ')}</span>}
      toolbar={
        (sessions.length > 0 || scope.workerId !== undefined) && (
          <div className={classes.toolbar}>
            {workers.length > 0 && (
              <ListFilter
                label="Trabajador"
                allLabel="Todos los trabajadores"
                options={workers.map(({ id, person }) => ({ value: id, label: formatFullName(person) }))}
                value={scope.workerId}
                onChange={showWorker}
              />
            )}
            {sessions.length > 0 && (
              <>
                <Checkbox
                  label={selected.length === 0 ? 'Elegir todas' : selected.length === 1 ? '1 elegida' : `${selected.length} elegidas`}
                  checked={areAllSelected}
                  indeterminate={selected.length > 0 && !areAllSelected}
                  onChange={() => select(sessions.map(sessionKey), !areAllSelected)}
                />
                <span className={classes.actions}>
                  {canReassign && sessions.some(isReassignable) && (
                    <ReassignButton sessions={reassignable}>{formatBulkLabel('Reasignar', reassignable.length)}…</ReassignButton>
                  )}
                  {can('changeSessionState') && (
                    <>
                      <BulkButton label="Aplazar" count={selected.length} onClick={() => void settle.postpone(selected)} />
                      <BulkButton label="Cancelar" count={selected.length} onClick={() => void settle.cancel(selected)} />
                      <BulkButton label="Mantener" count={selected.length} onClick={() => void settle.keep(selected)} />
                    </>
                  )}
                </span>
              </>
            )}
          </div>
        )
      }
    >
      {sessions.length === 0 ? (
        <EmptyState
          icon={IconCalendarCheck}
          title="Nada por resolver"
          actions={
            <>
              {(!isWholePeriod || scope.workerId) && (
                <Button component={Link} to={paths.unsettled()} variant="default">
                  Ver todo lo pendiente
                </Button>
              )}
              {can('listAbsences') && (
                <Button component={Link} to={paths.absences()} variant="default">
                  Volver a las ausencias
                </Button>
              )}
            </>
          }
        >
          {can('listSessions.unavailable')
            ? 'Ninguna sesión cae en una ausencia, en un día de cierre o fuera del horario de su trabajador.'
            : 'Este servidor no dice qué sesiones caen en una ausencia.'}
        </EmptyState>
      ) : (
        <>
          {series.length > 0 && (
            <section aria-label="Sesiones fijas">
              <h2 className={classes.date}>
                Sesiones fijas <span>{series.length}</span>
              </h2>
              <ul>{series.map(renderRow)}</ul>
            </section>
          )}
          {[...groupBy(dated, ({ sessionDate }) => sessionDate ?? '')].map(([date, ofDay]) => (
            <section key={date} aria-label={formatLongDate(date)}>
              <h2 className={classes.date}>
                {capitalize(formatLongDate(date))} <span>{ofDay.length}</span>
              </h2>
              <ul>{ofDay.map((session) => renderRow([session]))}</ul>
            </section>
          ))}
        </>
      )}
    </Page>
  )
}

const noSessions: [] = []

const formatBulkLabel = (label: string, count: number) => (count > 0 ? `${label} ${count}` : label)

const BulkButton = ({ label, count, onClick }: { label: string; count: number; onClick: () => void }) => (
  <Button variant="default" size="xs" disabled={count === 0} onClick={onClick}>
    {formatBulkLabel(label, count)}
  </Button>
)
