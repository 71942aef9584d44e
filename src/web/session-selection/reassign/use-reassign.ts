import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { buildShortName } from '#domain/names.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { capitalize, formatSessionCount } from '#domain/spanish.ts'
import type { PossibleWorkers } from '#domain/usual-workers.ts'
import { type Can, useCan } from '#web/auth/access.ts'
import { formatFullName, toName } from '#web/people/name.ts'
import { findReplacedSeries, planMove, toTarget } from '#web/session-data/changes/plans.ts'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import { describeSession } from '#web/session-data/describe-session.ts'
import { clientRecordsQuery, type Session, usualWorkersQuery, type Worker } from '#web/session-data/queries.ts'
import { notifyFailure, notifyRefused } from '#web/ui/feedback/notify.ts'
import { chooseWorkers } from './choose-workers.ts'
import { fetchFreeWorkers } from './fetch-free-workers.ts'

/** Fetches who can take over each of some sessions. */
export async function fetchPossibleWorkers(
  queryClient: QueryClient,
  sessions: readonly Session[],
  can: Can,
): Promise<(session: Session) => PossibleWorkers> {
  const usualOf = new Map<string, PossibleWorkers['usual']>()
  const fetchUsual = async (client: string) => {
    const usual = can('listUsualWorkers', { client }) ? await queryClient.fetchQuery(usualWorkersQuery(client)).catch(() => []) : []
    usualOf.set(client, usual)
  }
  const [getFree] = await Promise.all([
    fetchFreeWorkers(queryClient, sessions),
    ...[...new Set(sessions.map(({ client }) => client.id))].map(fetchUsual),
  ])
  return (session) => ({ freeIds: getFree(session), usual: usualOf.get(session.client.id) ?? [] })
}

/** Returns the functions that pass sessions to other workers, one or many together. Each is undone as one change. */
export function useReassign(workers: readonly Worker[]) {
  const queryClient = useQueryClient()
  const can = useCan()
  const { applyToEach } = useSessionActions()

  /** `left`: the sessions that nobody can take, which the message names. */
  const reassign = async (
    sessions: readonly Session[],
    getWorker: (session: Session) => Worker,
    left: readonly Session[] = [],
    only?: Worker,
  ) => {
    const addLeft = (message: string) => [message, ...describeLeft(left, only)].join('; ')
    const series = new Map(
      await Promise.all(
        sessions.map(async (session) => [getSessionKey(session), await fetchReplacedSeries(queryClient, session)] as const),
      ),
    )
    await applyToEach(
      sessions,
      {
        formatOne: (session) => addLeft(`Sesión reasignada a ${formatFullName(getWorker(session).person)}: ${describeSession(session)}`),
        formatSeveral: (count) => addLeft(`${formatSessionCount(count)} ${count === 1 ? 'reasignada' : 'reasignadas'}`),
        failure: 'No se pudo reasignar la sesión',
      },
      (session) => planMove(session, { ...toTarget(session), worker: getWorker(session) }, series.get(getSessionKey(session))),
    )
  }

  return {
    /**
     * Reassigns sessions to workers who are free and, where possible, know the client. One notice says what was done, and which sessions nobody
     * can take. `only`: the one worker who takes what they can.
     */
    reassignAll: async (sessions: readonly Session[], only?: Worker) => {
      try {
        const getPossible = await fetchPossibleWorkers(queryClient, sessions, can)
        const known = new Map(workers.map((worker) => [worker.id, worker]))
        const chosen = chooseWorkers(sessions, (session) => {
          const { freeIds, usual } = getPossible(session)
          return { freeIds: freeIds.filter((id) => (only ? id === only.id : known.has(id))), usual }
        })
        const getWorker = (session: Session) => known.get(chosen.get(getSessionKey(session)) ?? '')!
        const movable = sessions.filter((session) => chosen.has(getSessionKey(session)))
        const left = sessions.filter((session) => !chosen.has(getSessionKey(session)))
        if (movable.length > 0) await reassign(movable, getWorker, left, only)
        else notifyRefused('No se pudo reasignar', describeLeft(left, only).map(capitalize))
      } catch (error) {
        notifyReassignFailure(error)
      }
    },
  }
}

/** The most clients whose sessions are named. */
const maxNames = 3

/** "60 no se pudieron: nadie está libre (Zoe Campos, Ian Vargas, Gael Ruiz y 57 más)". Empty without sessions. */
function describeLeft(sessions: readonly Session[], only?: Worker): string[] {
  if (sessions.length === 0) return []
  const names = sessions.slice(0, maxNames).map(({ client }) => buildShortName(toName(client.person)))
  const rest = sessions.length > maxNames ? ` y ${sessions.length - maxNames} más` : ''
  return [
    `${sessions.length} no se ${sessions.length === 1 ? 'pudo' : 'pudieron'}: ${only ? `${formatFullName(only.person)} no` : 'nadie'} está libre (${names.join(', ')}${rest})`,
  ]
}

const notifyReassignFailure = (error: unknown) => void notifyFailure('No se pudo reasignar', error)

/** Fetches the series of which a dated session is an exception: such a session stays in its slot and is postponed there. */
export const fetchReplacedSeries = async (queryClient: QueryClient, session: Session) =>
  session.seriesId !== undefined
    ? findReplacedSeries(session, await queryClient.fetchQuery(clientRecordsQuery(session.client.id, session.turnId)))
    : undefined
