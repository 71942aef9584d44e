import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { useCan } from '#web/auth/access.ts'
import { get } from '#web/data/query.ts'
import { describeSession } from '#web/session-data/describe-session.ts'
import type { Session } from '#web/session-data/queries.ts'
import { notifyRefused } from '#web/ui/feedback/notify.ts'
import type { OverlayControls } from './use-overlay.ts'

/**
 * Returns the session of the open card. Keeps the card on its session when a colleague moves it. When the session is gone, notifies why and closes the
 * card, after a question if a note is typed in it.
 */
export function useFollowSession({ current, followSession, close, leave }: OverlayControls, sessions: readonly Session[]) {
  const queryClient = useQueryClient()
  const can = useCan()
  const [lastShown, setLastShown] = useState<Session>()
  /** The session as it is now, after it has left the week. */
  const [outside, setOutside] = useState<Session>()
  /** The id of the session of which the user was told that it is gone. */
  const reportedId = useRef<string>(undefined)
  const shownKey = current?.kind === 'session' ? current.sessionKey : undefined
  const session = shownKey === undefined ? undefined : sessions.find((candidate) => getSessionKey(candidate) === shownKey)
  if (session && session !== lastShown) setLastShown(session)
  const before = lastShown && getSessionKey(lastShown) === shownKey ? lastShown : undefined
  const moved = session || !before ? undefined : sessions.find(({ id }) => id === before.id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the session or the week changes
  useEffect(() => {
    if (shownKey === undefined) reportedId.current = undefined
    if (session || !before) return
    if (moved) return followSession(getSessionKey(moved))
    // The note that is saved from a card that stayed open shows the session in the week until the server refuses it.
    if (reportedId.current === before.id) return
    reportedId.current = before.id
    followSession(getSessionKey(before))
    leave(() => close())
    // A booking that the server refused has its own notification. It never had an id.
    if (before.id !== '') void notifyGone(before)
  }, [session, sessions, shownKey])

  const notifyGone = async (before: Session) => {
    const description = describeSession(before)
    const people = { client: before.client.id, worker: before.worker.id }
    const query = { ...get('/v1/sessions/{id}', { path: { id: before.id } }), staleTime: 0 }
    const answer = can('getSession', people) ? await queryClient.fetchQuery(query).catch((error) => error as unknown) : undefined
    if (before.standing) notifyRefused('Otra persona cambió esta serie', [description])
    else if (isSession(answer)) {
      setOutside(answer)
      notifyRefused('Otra persona movió esta sesión', [`Antes: ${description}`, `Ahora: ${describeSession(answer)}`])
    } else if (answer instanceof ApiError && answer.status === 404) notifyRefused('Otra persona eliminó esta sesión', [description])
    else notifyRefused('Esta sesión ya no está aquí', [description])
  }
  return session ?? moved ?? (outside?.id === before?.id ? outside : before)
}

const isSession = (answer: unknown): answer is Session => typeof answer === 'object' && answer !== null && 'sessionDate' in answer
