import { useQueryClient } from '@tanstack/react-query'
import type { Client, Worker } from '#api/generated/app.ts'
import type { HistorySession } from '#domain/history-session.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { isActive } from '#domain/states.ts'
import { get } from '#web/data/query.ts'
import { describeHistorySlot } from '#web/history/describe/describe-history-session.ts'
import { formatFullName } from '#web/people/name.ts'
import { clientQuery, workersQuery } from '#web/people/queries.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import type { Session } from '#web/session-data/queries.ts'
import { titleFailure } from '#web/ui/feedback/describe-error.ts'
import { notifyFailure, notifyRefused } from '#web/ui/feedback/notify.ts'

/** Returns the function that books deleted sessions again, all or none, as they were when they were deleted. It notifies the user, who can undo it. */
export function useBookAgain() {
  const queryClient = useQueryClient()
  const { makeChange } = useAgendaActions()
  /** True when the same people have an active session at the same time. Only a refusal makes it worth a call. */
  const isBooked = async ({ clientId, workerId, sessionDate, time }: HistorySession) => {
    if (sessionDate === undefined) return false
    const query = get('/v1/sessions', { query: { clientId, from: sessionDate, to: sessionDate } })
    const sessions = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => [])
    return sessions.some((session) => session.worker.id === workerId && session.time === time && isActive(session.state))
  }
  return async (deleted: readonly HistorySession[]): Promise<void> => {
    try {
      const clientIds = [...new Set(deleted.map(({ clientId }) => clientId))]
      const [clients, workers] = await Promise.all([
        Promise.all(clientIds.map((id) => queryClient.fetchQuery(clientQuery(id)))),
        queryClient.fetchQuery(workersQuery()),
      ])
      const sessions = deleted.map((session) => {
        const worker = workers.find(({ id }) => id === session.workerId)
        if (!worker) throw new Error('Ese trabajador ya no está.')
        return toSession(session, clients[clientIds.indexOf(session.clientId)]!, worker)
      })
      const [first] = sessions
      const message =
        sessions.length === 1
          ? `Reservada otra vez: ${formatFullName(first!.client.person)}, ${describeHistorySlot(deleted[0]!)}`
          : `Reservadas otra vez: ${formatSessionCount(sessions.length)}`
      await makeChange(
        message,
        sessions.map((session) => ({ kind: 'book', session })),
      )
    } catch (error) {
      const booked = await Promise.all(deleted.map(isBooked))
      const [first, ...others] = deleted.filter((_, index) => booked[index])
      if (first) return notifyRefused(alreadyBooked(others.length + 1), [first, ...others].map(describeHistorySlot))
      notifyFailure(titleFailure('No se pudo reservar', error), error)
    }
  }
}

const alreadyBooked = (count: number) =>
  count === 1 ? 'Esta sesión ya está reservada otra vez' : `${count} de estas sesiones ya están reservadas otra vez`

const toSession = (deleted: HistorySession, client: Client, worker: Worker): Session => ({
  id: '',
  client,
  worker,
  turnId: deleted.turnId,
  day: deleted.day,
  time: deleted.time,
  sessionDate: deleted.sessionDate ?? null,
  standing: deleted.sessionDate === undefined,
  state: deleted.state,
  startsOn: deleted.startsOn ?? null,
  endsOn: deleted.endsOn ?? null,
  attended: deleted.attended ?? null,
  note: deleted.note ?? null,
  movedFrom: null,
  movedTo: null,
  createdAt: '',
  updatedAt: '',
  deletedAt: null,
})
