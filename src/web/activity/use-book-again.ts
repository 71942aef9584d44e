import { useQueryClient } from '@tanstack/react-query'
import type { Client, Worker } from '#api/generated/app.ts'
import type { KeptSession } from '#domain/kept-session.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { isActive } from '#domain/states.ts'
import { get } from '#web/data/query.ts'
import { describeKeptSlot } from '#web/history/describe/describe-kept-session.ts'
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
  const isBooked = async ({ clientId, workerId, sessionDate, time }: KeptSession) => {
    if (sessionDate === undefined) return false
    const query = get('/v1/sessions', { query: { clientId, from: sessionDate, to: sessionDate } })
    const sessions = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => [])
    return sessions.some((session) => session.worker.id === workerId && session.time === time && isActive(session.state))
  }
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
      await makeChange(
        message,
        sessions.map((session) => ({ kind: 'book', session })),
      )
    } catch (error) {
      const booked = await Promise.all(kept.map(isBooked))
      const [first, ...others] = kept.filter((_, index) => booked[index])
      if (first) return notifyRefused(alreadyBooked(others.length + 1), [first, ...others].map(describeKeptSlot))
      notifyFailure(titleFailure('No se pudo reservar', error), error)
    }
  }
}

const alreadyBooked = (count: number) =>
  count === 1 ? 'Esta sesión ya está reservada otra vez' : `${count} de estas sesiones ya están reservadas otra vez`

const toSession = (kept: KeptSession, client: Client, worker: Worker): Session => ({
  id: '',
  client,
  worker,
  turnId: kept.turnId,
  day: kept.day,
  time: kept.time,
  sessionDate: kept.sessionDate ?? null,
  standing: kept.sessionDate === undefined,
  state: kept.state,
  startsOn: kept.startsOn ?? null,
  endsOn: kept.endsOn ?? null,
  attended: kept.attended ?? null,
  note: kept.note ?? null,
  movedFrom: null,
  movedTo: null,
  createdAt: '',
  updatedAt: '',
  deletedAt: null,
})
