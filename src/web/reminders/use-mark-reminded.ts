import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSessionKey } from '#domain/session-key.ts'
import { addChange, changeScope, useUndo } from '#web/changes/use-undo.ts'
import { api } from '#web/data/api.ts'
import { refetchQueries } from '#web/data/invalidate-queries.ts'
import { runInParallel } from '#web/data/run-in-parallel.ts'
import type { allTurnsQuery, Session } from '#web/session-data/queries.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'

/** `formatMessage`: the sentence by which the marks can be undone together, with the number of reminders. */
type Marks = { reminders: readonly (readonly Session[])[]; isReminded: boolean; formatMessage?: (count: number) => string }

/**
 * Returns the function that marks, for all users, whether the clients of sessions were reminded. The list of the query shows it before the server has answered. One
 * request follows the other.
 */
export function useMarkReminded({ queryKey }: Pick<ReturnType<typeof allTurnsQuery>, 'queryKey'>) {
  const queryClient = useQueryClient()
  const { notifyMade } = useUndo()
  const { mutate } = useMutation({
    scope: changeScope,
    mutationFn: async ({ reminders, isReminded, formatMessage }: Marks) => {
      // An earlier change may have made an exception of an occurrence, which has another id.
      const listed = new Map(queryClient.getQueryData(queryKey)?.map((session) => [getSessionKey(session), session.id]))
      const changeIds: string[] = []
      const marked = new Set<Session>()
      const sent = runInParallel(reminders.flat(), async (session) => {
        const id = listed.get(getSessionKey(session)) ?? session.id
        const body = { sessionDate: session.sessionDate!, ...(!isReminded && { reminded: false }) }
        const { changeId } = await api.change('post', '/v1/sessions/{id}/reminded', { path: { id }, body })
        marked.add(session)
        if (changeId !== undefined) changeIds.push(changeId)
      })
      const error = await sent.then(() => undefined).catch((reason: unknown) => reason)
      // What was marked before a failure can be undone.
      if (error !== undefined && changeIds.length === 0) throw error
      const count = reminders.filter((reminder) => reminder.some((session) => marked.has(session))).length
      const message = formatMessage && count > 0 ? formatMessage(count) : undefined
      return { error, message, made: message === undefined ? undefined : addChange(queryClient, message, changeIds) }
    },
    onMutate: async ({ reminders, isReminded }) => {
      await queryClient.cancelQueries({ queryKey })
      const keys = new Set(reminders.flat().map(getSessionKey))
      queryClient.setQueryData(queryKey, (shown) =>
        shown?.map((session) => (keys.has(getSessionKey(session)) ? withMark(session, isReminded) : session)),
      )
    },
    onSuccess: ({ error, message, made }, { reminders }) => {
      if (message !== undefined) notifyMade(message, made)
      if (error !== undefined) notifyUnmarked(error, reminders.length)
    },
    onError: (error, { reminders }) => notifyUnmarked(error, reminders.length),
    // The sessions are read once all changes are settled. This one must not wait for that: the next ones wait for it.
    onSettled: () => void refetchQueries(queryClient, '/v1/sessions'),
  })
  return mutate
}

const notifyUnmarked = (error: unknown, count: number) =>
  notifyFailure(count === 1 ? 'No se pudo marcar el recordatorio' : 'No se pudieron marcar todos los recordatorios', error)

function withMark({ remindedAt: _, ...session }: Session, isReminded: boolean): Session {
  return isReminded ? { ...session, remindedAt: new Date().toISOString() } : session
}
