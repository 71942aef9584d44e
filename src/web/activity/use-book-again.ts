import { useQueryClient } from '@tanstack/react-query'
import { describeKeptSlot, type KeptSession } from '../history/describe/kept-session.ts'
import { historyQuery } from '../history/queries.ts'
import { formatFullName } from '../people/name.ts'
import { clientQuery, workersQuery } from '../people/queries.ts'
import { useAgendaActions } from '../sessions/data/changes/agenda-actions.ts'
import type { Session } from '../sessions/data/queries.ts'
import { titleFailure } from '../ui/feedback/describe-error.ts'
import { notifyFailure } from '../ui/feedback/notify.ts'

/** Returns the function that books a deleted session again, as it was when it was deleted. It notifies the user, who can undo it. */
export function useBookAgain() {
  const queryClient = useQueryClient()
  const { makeChange } = useAgendaActions()
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
      await queryClient.invalidateQueries({ queryKey: [historyQuery({}).queryKey[0]] })
    } catch (error) {
      notifyFailure(titleFailure('No se pudo reservar', error), error)
    }
  }
}
