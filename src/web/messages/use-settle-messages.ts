import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addChange, changeScope, useUndo } from '#web/changes/use-undo.ts'
import { api } from '#web/data/api.ts'
import { refetchQueries } from '#web/data/invalidate-queries.ts'
import { runInParallel } from '#web/data/run-in-parallel.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { type UntoldMessage, untoldQuery } from './queries.ts'

const paths = { told: '/v1/messages/{id}/told', drop: '/v1/messages/{id}/drop' } as const

/** `notice`: the sentence under which the change can be undone. */
type Settling = { messages: readonly UntoldMessage[]; kind: keyof typeof paths; notice: string }

/** Returns the function that stores that clients were told, or need not be. The list leaves the messages out before the server has answered. */
export function useSettleMessages() {
  const queryClient = useQueryClient()
  const { notifyMade } = useUndo()
  const { queryKey } = untoldQuery()
  const { mutate } = useMutation({
    scope: changeScope,
    mutationFn: async ({ messages, kind, notice }: Settling) => {
      const changeIds: string[] = []
      await runInParallel(messages, async ({ id }) => {
        const { changeId } = await api.change('post', paths[kind], { path: { id } })
        if (changeId !== undefined) changeIds.push(changeId)
      })
      return { made: addChange(queryClient, notice, changeIds) }
    },
    onMutate: async ({ messages }) => {
      await queryClient.cancelQueries({ queryKey })
      const ids = new Set(messages.map(({ id }) => id))
      queryClient.setQueryData(queryKey, (shown) => shown?.filter(({ id }) => !ids.has(id)))
    },
    onSuccess: ({ made }, { notice }) => notifyMade(notice, made),
    onError: (error) => notifyFailure('No se pudo guardar que está avisado', error),
    onSettled: () => void refetchQueries(queryClient, '/v1/messages'),
  })
  return mutate
}
