import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCan } from '#web/auth/access.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { paths } from '#web/navigation/paths.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeTouched } from './describe-absence.ts'
import { type UnsettledScope, unsettledQuery } from './unsettled/unsettled-query.ts'

/** Returns the function that notifies a saved change, says which unsettled sessions it touches, and leads to the list in which these are settled. */
export function useNotifyTouched() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const can = useCan()
  const { notifyChange } = useUndo()
  return async (message: string, changeId: string | undefined, scope: UnsettledScope, isTouchedByIt: (session: Session) => boolean) => {
    const addFollowUps = notifyChange(message, changeId)
    if (!can('listSessions')) return
    const sessions = await queryClient.fetchQuery({ ...unsettledQuery(scope), staleTime: 0 }).catch(() => [])
    const touched = sessions.filter(isTouchedByIt)
    if (touched.length === 0) return
    const path = paths.unsettled({ from: scope.from, to: scope.to, worker: scope.workerId })
    addFollowUps([{ label: 'Resolver', run: () => void navigate(path) }], `${message}. Afecta a ${describeTouched(touched)}.`)
  }
}
