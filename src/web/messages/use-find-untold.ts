import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import type { NotificationAction } from '#web/ui/feedback/notify.ts'
import { canReadMessages, untoldQuery } from './queries.ts'
import { useSettleMessages } from './use-settle-messages.ts'

/**
 * Returns the function that finds what the clients of changed sessions must be told. It resolves to the button of a notice: "Ya lo sabe" for one client, who may be
 * at the desk, otherwise "Avisar a 3 clientes", which leads to the list. A failure counts as nothing.
 */
export function useFindUntold() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const can = useCan()
  const settleMessages = useSettleMessages()
  return async (sessions: readonly { id: string; client: { id: string } }[]): Promise<NotificationAction | undefined> => {
    if (sessions.length === 0 || !canReadMessages(can) || !can('dropMessage')) return undefined
    const clientIds = new Set(sessions.map(({ client }) => client.id))
    const query = untoldQuery(clientIds.size === 1 ? [...clientIds][0] : undefined)
    const untold = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => [])
    const ids = new Set(sessions.map(({ id }) => id))
    const messages = untold.filter(({ sessionIds }) => sessionIds.some((id) => ids.has(id)))
    const count = new Set(messages.map(({ clientId }) => clientId)).size
    if (count === 0) return undefined
    return count === 1
      ? { label: 'Ya lo sabe', run: () => settleMessages({ messages, kind: 'drop', notice: 'No hace falta avisar' }) }
      : { label: `Avisar a ${count} clientes`, run: () => void navigate(paths.untoldMessages()) }
  }
}
