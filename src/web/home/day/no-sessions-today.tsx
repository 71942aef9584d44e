import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { formatClock } from '#domain/clock.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { isActive } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { type Can, useCan } from '#web/auth/access.ts'
import { getStepPath } from '#web/navigation/next-step.ts'
import { paths } from '#web/navigation/paths.ts'
import { workersQuery } from '#web/people/queries.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { anyClientQuery, anySessionQuery, polled } from '../queries.ts'
import type { WeekEntry } from '../week-entries.ts'
import { type FirstStep, FirstSteps } from './first-steps.tsx'

type Props = {
  /** The sessions of the week. */
  entries: readonly WeekEntry[]
  now: WallClock
}

/** A day without sessions: the next session of the week, or on a new system what to do first. */
export function NoSessionsToday({ entries, now }: Props) {
  const { steps, answers } = useFirstSteps(entries)
  if (!steps) return <SectionError title="Hoy" answers={answers} />
  if (steps.some(({ isDone }) => !isDone)) return <FirstSteps steps={steps} />
  return <FreeDay entries={entries} now={now} />
}

/**
 * Returns the first steps with what is done, as far as the user can read it; undefined until the queries have answered. A session has everything else,
 * so nothing is asked in a week with sessions.
 */
function useFirstSteps(entries: readonly WeekEntry[]) {
  const can = useCan()
  const isEmpty = entries.length === 0
  // The loader has fetched these two.
  const loaded = { ...polled, refetchOnMount: true }
  const schedules = useAllowedQuery({ ...schedulesQuery(), ...loaded, enabled: isEmpty })
  const workers = useAllowedQuery({ ...workersQuery(), ...loaded, enabled: isEmpty })
  const clients = useAllowedQuery({ ...anyClientQuery(), ...polled, enabled: isEmpty })
  const sessions = useAllowedQuery({ ...anySessionQuery(), ...polled, enabled: isEmpty })
  const found = [schedules.data?.length, workers.data?.length, clients.data?.rows.length, sessions.data?.rows.length] as const
  return { steps: isEmpty ? listFirstSteps(can, found) : [], answers: [schedules, workers, clients, sessions] }
}

/** The numbers of schedules, workers, clients and sessions that were found. */
type Found = readonly [number | undefined, number | undefined, number | undefined, number | undefined]

function listFirstSteps(can: Can, [schedules, workers, clients, sessions]: Found): FirstStep[] | undefined {
  const steps = [
    { name: 'schedule', label: 'Crear un horario', operation: 'createSchedule', isKnown: true, found: schedules },
    {
      name: 'worker',
      label: 'Registrar a los trabajadores',
      operation: 'createWorker',
      isKnown: can('listWorkers'),
      found: workers,
    },
    {
      name: 'client',
      label: 'Registrar a los clientes',
      operation: 'createClient',
      isKnown: can('listClients'),
      found: clients,
    },
    {
      name: 'session',
      label: 'Reservar la primera sesión',
      operation: 'createSession',
      isKnown: can('listSessions'),
      found: sessions,
    },
  ] as const
  const known = steps.filter(({ isKnown }) => isKnown)
  if (known.some(({ found }) => found === undefined)) return
  // The list is for those who can do something about it.
  if (!known.some(({ operation, found }) => found === 0 && can(operation))) return []
  return known.map(({ name, label, operation, found = 0 }, index) => {
    const following = known.slice(index + 1).filter((step) => step.found === 0 && can(step.operation))
    const to = getStepPath(
      name,
      following.map((step) => step.name),
    )
    return { label, to: can(operation) ? to : undefined, isDone: found > 0 }
  })
}

function FreeDay({ entries, now }: Props) {
  const canBook = useCan()('createSession')
  const [next] = entries
    .filter(({ date, session }) => date > now.date && isActive(session.state))
    .sort((one, other) => one.date.localeCompare(other.date) || one.session.time - other.session.time)
  return (
    <EmptyState
      icon={IconCalendarOff}
      title="Hoy no hay sesiones"
      actions={
        <>
          <Button component={Link} to={paths.sessions()} variant="default">
            Ver la semana
          </Button>
          {canBook && (
            <Button component={Link} to={paths.sessions({ book: 'next' })} variant="default">
              Reservar
            </Button>
          )}
        </>
      }
    >
      {next && (
        <>
          La próxima es el{' '}
          <Link to={paths.sessions({ schedule: next.schedule.id, turn: next.turn.id, week: next.date })}>
            {formatLongDate(next.date)}, a las {formatClock(next.session.time)}
          </Link>
          .
        </>
      )}
    </EmptyState>
  )
}
