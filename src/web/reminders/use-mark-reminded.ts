import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionKey } from '#domain/session-key.ts'
import { api } from '../data/api.ts'
import { refetchQueries } from '../data/invalidate-queries.ts'
import { runInParallel } from '../data/run-in-parallel.ts'
import { waitForChanges } from '../sessions/data/changes/pending-changes.ts'
import type { allTurnsQuery, Session } from '../sessions/data/queries.ts'
import { notifyFailure } from '../ui/feedback/notify.ts'

type Marks = { sessions: readonly Session[]; isReminded: boolean }

/**
 * Returns the function that marks, for all users, whether the clients of sessions were reminded, and resolves to true when all are marked. The list of the
 * query shows it before the server has answered. One request follows the other.
 */
export function useMarkReminded({ queryKey }: Pick<ReturnType<typeof allTurnsQuery>, 'queryKey'>) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    scope: { id: 'reminders' },
    mutationFn: async ({ sessions, isReminded }: Marks) => {
      // An occurrence that is being confirmed becomes an exception, which has another id.
      await waitForChanges(queryClient)
      const listed = new Map(queryClient.getQueryData(queryKey)?.map((session) => [sessionKey(session), session.id]))
      await runInParallel(sessions, async (session) => {
        const id = listed.get(sessionKey(session)) ?? session.id
        const body = { sessionDate: session.sessionDate!, ...(!isReminded && { reminded: false }) }
        await api.send('post', '/v1/sessions/{id}/reminded', { path: { id }, body })
      })
    },
    onMutate: async ({ sessions, isReminded }) => {
      await queryClient.cancelQueries({ queryKey })
      const keys = new Set(sessions.map(sessionKey))
      queryClient.setQueryData(queryKey, (shown) =>
        shown?.map((session) => (keys.has(sessionKey(session)) ? withMark(session, isReminded) : session)),
      )
    },
    onError: (error, { sessions }) =>
      notifyFailure(sessions.length === 1 ? 'No se pudo marcar el recordatorio' : 'No se pudieron marcar todos los recordatorios', error),
    onSettled: () => refetchQueries(queryClient, '/v1/sessions'),
  })
  return (sessions: readonly Session[], isReminded: boolean): Promise<boolean> =>
    mutateAsync({ sessions, isReminded }).then(
      () => true,
      () => false,
    )
}

function withMark({ remindedAt: _, ...session }: Session, isReminded: boolean): Session {
  return isReminded ? { ...session, remindedAt: new Date().toISOString() } : session
}
