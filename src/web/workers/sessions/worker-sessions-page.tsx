import { Checkbox } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { groupBy } from '#domain/group-by.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { capitalize, formatDays, formatLongDate } from '#domain/spanish.ts'
import { isActive } from '#domain/states.ts'
import { describeTouched } from '#web/absences/describe-absence.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { useWorkers, workersQuery } from '#web/people/queries.ts'
import { periodQuery } from '#web/person-sessions/month-query.ts'
import { SessionRow } from '#web/person-sessions/session-row.tsx'
import { buildTimeline, type TimelineEntry } from '#web/person-sessions/timeline.ts'
import { schedulesQuery, useSchedules } from '#web/schedules/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { describeSession } from '#web/session-data/describe-session.ts'
import type { Session } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { SelectionBar } from '#web/session-selection/selection-bar.tsx'
import { useSelection } from '#web/session-selection/use-selection.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { focusTitle } from '#web/ui/page/focus-title.ts'
import { Page } from '#web/ui/page/page.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { PeriodField } from './period-field.tsx'
import { parseSessionsPeriod } from './sessions-period.ts'
import classes from './worker-sessions-page.module.css'

export const loaderQueries = (context: ScreenContext) => [
  periodQuery({ kind: 'worker', id: context.params.id ?? '' }, parseSessionsPeriod(context.url, context.today)),
  asSide(schedulesQuery()),
  asSide(workersQuery()),
]
export const loader = createLoader(loaderQueries)

/** All sessions of a worker in a period, over turns and schedules, of which several are changed together. */
export function Component() {
  const { id = '' } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const now = useNow()
  const period = parseSessionsPeriod(new URL(pathname + search, window.location.origin), now.date)
  const participant = useMemo(() => ({ kind: 'worker' as const, id }), [id])
  const { data: sessions = noSessions } = useQuery({ ...periodQuery(participant, period), refetchOnWindowFocus: 'always' })
  const schedules = useSchedules()
  const workers = useWorkers()
  const badges = useWorkerBadges(sessions)
  const entries = useMemo(() => buildTimeline(participant, sessions, schedules, now), [participant, sessions, schedules, now])
  const shown = useMemo(() => entries.map(({ session }) => session), [entries])
  const selection = useSelection(
    `${id} ${period.from} ${period.to}`,
    useMemo(() => new Map([['', shown]]), [shown]),
  )
  const canChange = can('changeSessionState', { worker: id }) || can('updateSession', {}) || can('deleteSession')
  const worker = workers.find((listed) => listed.id === id) ?? sessions[0]?.worker
  const selectGroup = (ofGroup: readonly Session[], isSelected: boolean) => {
    const keys = new Set(ofGroup.map(getSessionKey))
    const others = selection.sessions.filter((session) => !keys.has(getSessionKey(session)))
    selection.set(isSelected ? [...others, ...ofGroup] : others)
  }
  return (
    <Page
      isFlush
      title={worker && `Sesiones de ${formatFullName(worker.person)}`}
      parent={can('getWorker', { worker: id }) ? { to: paths.worker(id), title: 'Trabajador' } : undefined}
      facts={
        <span role="status">
          {[formatDays(period.from, period.to), shown.length > 0 && describeTouched(shown)].filter(Boolean).join(' · ')}
        </span>
      }
      toolbar={
        <div className={classes.toolbar}>
          {canChange && shown.length > 0 && <GroupCheckbox entries={entries} selectedKeys={selection.keys} onSelect={selectGroup} />}
          <PeriodField
            period={period}
            today={now.date}
            onChange={(next) => void navigate(paths.workerSessions(id, next), { replace: true })}
          />
        </div>
      }
      footer={
        canChange &&
        selection.sessions.length > 0 && <SelectionBar selection={selection} now={now} hasKeys={false} focusSessions={focusTitle} />
      }
    >
      {entries.length === 0 ? (
        <EmptyState icon={IconCalendarOff} title="Ninguna sesión en estos días">
          Elija otros días arriba.
        </EmptyState>
      ) : (
        [...groupBy(entries, ({ date }) => date)].map(([date, ofDay]) => (
          <section key={date} aria-label={formatLongDate(date)}>
            <h2 className={classes.day}>
              {canChange ? (
                <GroupCheckbox
                  label={capitalize(formatLongDate(date))}
                  entries={ofDay}
                  selectedKeys={selection.keys}
                  onSelect={selectGroup}
                />
              ) : (
                capitalize(formatLongDate(date))
              )}
              <span className={classes.count}>{ofDay.length}</span>
            </h2>
            <ol className={classes.list}>
              {ofDay.map((entry) => (
                <SessionRow
                  key={getSessionKey(entry.session)}
                  entry={entry}
                  badges={badges}
                  otherRole="client"
                  checkbox={
                    canChange && (
                      <Checkbox
                        label={<span className="hidden">Elegir la sesión de {describeSession(entry.session)}</span>}
                        checked={selection.keys.has(getSessionKey(entry.session))}
                        onChange={() => selection.toggle(getSessionKey(entry.session))}
                      />
                    )
                  }
                />
              ))}
            </ol>
          </section>
        ))
      )}
    </Page>
  )
}

const noSessions: [] = []

type GroupProps = {
  /** The name of a day. Without one the checkbox says how many it selects. */
  label?: string
  entries: readonly TimelineEntry[]
  selectedKeys: ReadonlySet<string>
  onSelect: (sessions: readonly Session[], isSelected: boolean) => void
}

/** Selects the sessions of a day, or all. Of those that are over, canceled or postponed it selects none, unless there are no others. */
function GroupCheckbox({ label, entries, selectedKeys, onSelect }: GroupProps) {
  const upcoming = entries.filter(({ session, phase }) => phase !== 'past' && isActive(session.state))
  const selectable = (upcoming.length > 0 ? upcoming : entries).map(({ session }) => session)
  const count = selectable.filter((session) => selectedKeys.has(getSessionKey(session))).length
  const areAllSelected = count === selectable.length
  return (
    <Checkbox
      label={label ?? (selectable.length < entries.length ? `Elegir ${selectable.length} por venir` : 'Elegir todas')}
      checked={areAllSelected}
      indeterminate={count > 0 && !areAllSelected}
      onChange={() => onSelect(areAllSelected ? entries.map(({ session }) => session) : selectable, !areAllSelected)}
    />
  )
}
