import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '#api/errors.ts'
import { useCan } from '../../auth/access.ts'
import { get } from '../../data/query.ts'
import { notifyRefused } from '../../ui/feedback/notify.ts'
import { spokenSession } from '../data/agenda-actions.ts'
import { placeOf } from '../data/changes.ts'
import type { Session } from '../data/queries.ts'
import { chipOf } from '../grid/grid-parts.ts'
import type { useOverlay } from './use-overlay.ts'

/** Follows the session whose card is open to where a colleague moves it; of one that has gone it is said why its card closes. */
export function useFollowSession({ what, showSession: show, close }: ReturnType<typeof useOverlay>, sessions: readonly Session[]) {
  const client = useQueryClient()
  const can = useCan()
  const seen = useRef<Session>(undefined)
  const place = what?.kind === 'session' ? what.place : undefined
  const session = place === undefined ? undefined : sessions.find((one) => placeOf(one) === place)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the session or the week is another
  useEffect(() => {
    const before = seen.current
    seen.current = session
    if (session || place === undefined || before === undefined || placeOf(before) !== place) return
    const now = sessions.find(({ id }) => id === before.id)
    if (now) {
      show(placeOf(now), chipOf(document, placeOf(now)) ?? what!.anchor)
      return
    }
    close()
    // what was only on its way and refused is told by its own notification
    if (before.id !== '') void tell(before)
  }, [session, sessions, place])

  const tell = async (before: Session) => {
    const said = spokenSession(before)
    const asked = { ...get('/v1/sessions/{id}', { path: { id: before.id } }), staleTime: 0 }
    const whose = { client: before.client.id, worker: before.worker.id }
    const now = can('getSession', whose) ? await client.fetchQuery(asked).catch((error) => error as unknown) : undefined
    if (before.standing) notifyRefused('Otra persona cambió esta serie', [said])
    else if (isSession(now)) notifyRefused('Otra persona movió esta sesión', [`${said} → ${spokenSession(now)}`])
    else if (now instanceof ApiError && now.status === 404) notifyRefused('Otra persona eliminó esta sesión', [said])
    else notifyRefused('Esta sesión ya no está aquí', [said])
  }
}

const isSession = (answer: unknown): answer is Session => typeof answer === 'object' && answer !== null && 'sessionDate' in answer
