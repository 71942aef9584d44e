import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import type { Session } from '../sessions/data/queries.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { describeTouched } from './describe-absence.ts'
import { type UnsettledScope, unsettledQuery } from './unsettled/unsettled-query.ts'

/** Returns the function that notifies a saved change, says which unsettled sessions it touches, and leads to the list in which these are settled. */
export function useNotifyTouched() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const can = useCan()
  return async (message: string, scope: UnsettledScope, isTouchedByIt: (session: Session) => boolean) => {
    const sessions = can('listSessions') ? await queryClient.fetchQuery({ ...unsettledQuery(scope), staleTime: 0 }).catch(() => []) : []
    const touched = sessions.filter(isTouchedByIt)
    if (touched.length === 0) return void notifyDone(message)
    const path = paths.unsettled({ from: scope.from, to: scope.to, worker: scope.workerId })
    notifyDone(`${message}. Afecta a ${describeTouched(touched)}.`, undefined, { label: 'Resolver', run: () => void navigate(path) })
  }
}
