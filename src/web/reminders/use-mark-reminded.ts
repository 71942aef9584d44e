import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionKey } from '#domain/session-key.ts'
import { api } from '../data/api.ts'
import { refetchQueries } from '../data/invalidate-queries.ts'
import { runInParallel } from '../data/run-in-parallel.ts'
import type { allTurnsQuery, Session } from '../sessions/data/queries.ts'
import { notifyFailure } from '../ui/feedback/notify.ts'

type Marks = { sessions: readonly Session[]; isReminded: boolean }

const mutationKey = ['reminders']

/**
 * Returns the function that marks, for all users, whether the clients of sessions were reminded. The list of the query shows it before the server has
 * answered.
 */
export function useMarkReminded({ queryKey }: Pick<ReturnType<typeof allTurnsQuery>, 'queryKey'>) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ sessions, isReminded }: Marks) =>
      runInParallel(sessions, async ({ id, sessionDate }) => {
        await api.send('post', '/v1/sessions/{id}/reminded', { path: { id }, body: { sessionDate: sessionDate!, reminded: isReminded } })
      }),
    onMutate: async ({ sessions, isReminded }) => {
      await queryClient.cancelQueries({ queryKey })
      // An occurrence that is confirmed meanwhile gets another id.
      const keys = new Set(sessions.map(sessionKey))
      queryClient.setQueryData(queryKey, (listed) =>
        listed?.map((session) => (keys.has(sessionKey(session)) ? withMark(session, isReminded) : session)),
      )
    },
    onError: (error) => notifyFailure('No se pudo marcar el recordatorio', error),
    // An answer that is asked for while other marks are being sent would not have them.
    onSettled: () => (queryClient.isMutating({ mutationKey }) === 1 ? refetchQueries(queryClient, '/v1/sessions') : undefined),
  })
  return (sessions: readonly Session[], isReminded: boolean) => mutate({ sessions, isReminded })
}

function withMark({ remindedAt: _, ...session }: Session, isReminded: boolean): Session {
  return isReminded ? { ...session, remindedAt: new Date().toISOString() } : session
}
