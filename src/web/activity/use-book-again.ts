import { useQueryClient } from '@tanstack/react-query'
import { isActive } from '#domain/states.ts'
import { get } from '../data/query.ts'
import { describeKeptSlot, type KeptSession } from '../history/describe/kept-session.ts'
import { formatFullName } from '../people/name.ts'
import { clientQuery, workersQuery } from '../people/queries.ts'
import { useAgendaActions } from '../sessions/data/changes/agenda-actions.ts'
import type { Session } from '../sessions/data/queries.ts'
import { titleFailure } from '../ui/feedback/describe-error.ts'
import { notifyFailure, notifyRefused } from '../ui/feedback/notify.ts'

/** Returns the function that books a deleted session again, as it was when it was deleted. It notifies the user, who can undo it. */
export function useBookAgain() {
  const queryClient = useQueryClient()
  const { makeChange } = useAgendaActions()
  /** True when the same people have an active session at the same time. Only a refusal makes it worth a call. */
  const isBooked = async ({ clientId, workerId, sessionDate, time }: KeptSession) => {
    if (sessionDate === undefined) return false
    const query = get('/v1/sessions', { query: { clientId, from: sessionDate, to: sessionDate } })
    const sessions = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => [])
    return sessions.some((session) => session.worker.id === workerId && session.time === time && isActive(session.state))
  }
  return async (kept: KeptSession): Promise<void> => {
    try {
      const [client, workers] = await Promise.all([
        queryClient.fetchQuery(clientQuery(kept.clientId)),
        queryClient.fetchQuery(workersQuery()),
      ])
      const worker = workers.find(({ id }) => id === kept.workerId)
      if (!worker) throw new Error('Ese trabajador ya no está.')
      const session: Session = {
        ...{ id: '', client, worker, turnId: kept.turnId, day: kept.day, time: kept.time },
        ...{ sessionDate: kept.sessionDate ?? null, standing: kept.sessionDate === undefined, state: kept.state },
        ...{ startsOn: kept.startsOn ?? null, endsOn: kept.endsOn ?? null, attended: kept.attended ?? null, note: kept.note ?? null },
        ...{ createdAt: '', updatedAt: '', deletedAt: null },
      }
      await makeChange(`Reservada otra vez: ${formatFullName(client.person)}, ${describeKeptSlot(kept)}`, [
        { kind: 'book', sessions: [session], hides: [] },
      ])
    } catch (error) {
      if (await isBooked(kept)) return notifyRefused('Esta sesión ya está reservada otra vez', [describeKeptSlot(kept)])
      notifyFailure(titleFailure('No se pudo reservar', error), error)
    }
  }
}
