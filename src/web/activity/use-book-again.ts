import { useQueryClient } from '@tanstack/react-query'
import type { Client, Worker } from '#api/generated/app.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { describeKeptSlot, type KeptSession } from '../history/describe/kept-session.ts'
import { historyQuery } from '../history/queries.ts'
import { formatFullName } from '../people/name.ts'
import { clientQuery, workersQuery } from '../people/queries.ts'
import { useAgendaActions } from '../sessions/data/changes/agenda-actions.ts'
import type { Session } from '../sessions/data/queries.ts'
import { titleFailure } from '../ui/feedback/describe-error.ts'
import { notifyFailure } from '../ui/feedback/notify.ts'

/** Returns the function that books deleted sessions again, all or none, as they were when they were deleted. It notifies the user, who can undo it. */
export function useBookAgain() {
  const queryClient = useQueryClient()
  const { makeChange } = useAgendaActions()
  return async (kept: readonly KeptSession[]): Promise<void> => {
    try {
      const clientIds = [...new Set(kept.map(({ clientId }) => clientId))]
      const [clients, workers] = await Promise.all([
        Promise.all(clientIds.map((id) => queryClient.fetchQuery(clientQuery(id)))),
        queryClient.fetchQuery(workersQuery()),
      ])
      const sessions = kept.map((session) => {
        const worker = workers.find(({ id }) => id === session.workerId)
        if (!worker) throw new Error('Ese trabajador ya no está.')
        return toSession(session, clients[clientIds.indexOf(session.clientId)]!, worker)
      })
      const [first] = sessions
      const message =
        sessions.length === 1
          ? `Reservada otra vez: ${formatFullName(first!.client.person)}, ${describeKeptSlot(kept[0]!)}`
          : `Reservadas otra vez: ${formatSessionCount(sessions.length)}`
      await makeChange(message, [{ kind: 'book', sessions, hides: [] }])
      await queryClient.invalidateQueries({ queryKey: [historyQuery({}).queryKey[0]] })
    } catch (error) {
      notifyFailure(titleFailure('No se pudo reservar', error), error)
    }
  }
}

const toSession = (kept: KeptSession, client: Client, worker: Worker): Session => ({
  ...{ id: '', client, worker, turnId: kept.turnId, day: kept.day, time: kept.time },
  ...{ sessionDate: kept.sessionDate ?? null, standing: kept.sessionDate === undefined, state: kept.state },
  ...{ startsOn: kept.startsOn ?? null, endsOn: kept.endsOn ?? null, attended: kept.attended ?? null, note: kept.note ?? null },
  ...{ createdAt: '', updatedAt: '', deletedAt: null },
})
