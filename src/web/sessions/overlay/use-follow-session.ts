import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '#api/errors.ts'
import { sessionKey } from '#domain/session-key.ts'
import { useCan } from '../../auth/access.ts'
import { get } from '../../data/query.ts'
import { notifyRefused } from '../../ui/feedback/notify.ts'
import { describeSession } from '../data/describe-session.ts'
import type { Session } from '../data/queries.ts'
import { findChip } from '../grid/grid-elements.ts'
import type { OverlayControls } from './use-overlay.ts'

/** Keeps the open card on its session when a colleague moves it. Closes the card of a session that is gone and notifies why. */
export function useFollowSession({ current, showSession, close }: OverlayControls, sessions: readonly Session[]) {
  const queryClient = useQueryClient()
  const can = useCan()
  const lastShown = useRef<Session>(undefined)
  const shownKey = current?.kind === 'session' ? current.sessionKey : undefined
  const session = shownKey === undefined ? undefined : sessions.find((candidate) => sessionKey(candidate) === shownKey)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the session or the week changes
  useEffect(() => {
    const before = lastShown.current
    lastShown.current = session
    if (session || !current || before === undefined || sessionKey(before) !== shownKey) return
    const after = sessions.find(({ id }) => id === before.id)
    if (after) {
      showSession(sessionKey(after), findChip(document, sessionKey(after)) ?? current.anchor)
      return
    }
    close()
    // A booking that the server refused has its own notification. It never had an id.
    if (before.id !== '') void notifyGone(before)
  }, [session, sessions, shownKey])

  const notifyGone = async (before: Session) => {
    const description = describeSession(before)
    const people = { client: before.client.id, worker: before.worker.id }
    const query = { ...get('/v1/sessions/{id}', { path: { id: before.id } }), staleTime: 0 }
    const answer = can('getSession', people) ? await queryClient.fetchQuery(query).catch((error) => error as unknown) : undefined
    if (before.standing) notifyRefused('Otra persona cambió esta serie', [description])
    else if (isSession(answer)) notifyRefused('Otra persona movió esta sesión', [`${description} → ${describeSession(answer)}`])
    else if (answer instanceof ApiError && answer.status === 404) notifyRefused('Otra persona eliminó esta sesión', [description])
    else notifyRefused('Esta sesión ya no está aquí', [description])
  }
}

const isSession = (answer: unknown): answer is Session => typeof answer === 'object' && answer !== null && 'sessionDate' in answer
