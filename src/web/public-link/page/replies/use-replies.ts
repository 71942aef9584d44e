import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#api/errors.ts'
import { api } from '#web/data/api.ts'
import { invalidateQueries } from '#web/data/invalidate-queries.ts'
import type { OwnSession } from '../sessions/own-sessions.ts'

/** The reply of the client about a session. Null takes an earlier reply back. */
export type Reply = NonNullable<OwnSession['reply']> | null

/** A reply that the client gives with a button. */
export type ReplyRequest = {
  /** The session as the page showed it. */
  session: OwnSession
  reply: Reply
  /** True for the button at the top of the page, false for one in the list. */
  isMain: boolean
}

/** A reply, and what came of it so far. It is pending until the page shows what the server has stored. */
export type SentReply = ReplyRequest & Pick<MutationState<unknown, ApiError>, 'status' | 'error'>

/**
 * Returns the function that sends the client's replies, and the last reply about each session, by the key of the session. The page holds them, because a
 * session that was canceled or moved meanwhile leaves the page together with its buttons, and the client must still read what came of the reply.
 */
export function useReplies(url: string) {
  const queryClient = useQueryClient()
  const mutationKey = ['/v1/clients/public-link/{url}', url, 'reply']
  const { mutate } = useMutation({
    mutationKey,
    // A reply that was refused stays on the page until the client goes on.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ session: { id, date }, reply }: ReplyRequest) =>
      api.post('/v1/clients/public-link/{url}/sessions/{id}/reply', { path: { url, id }, body: { sessionDate: date, reply } }),
    // Also after an error: what is refused has probably changed meanwhile.
    onSettled: () => invalidateQueries(queryClient, '/v1/clients/public-link/{url}'),
  })
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<unknown, ApiError, ReplyRequest>,
  })
  const sent = states.flatMap(({ variables, status, error }) => (variables ? [{ ...variables, status, error }] : []))
  return {
    send: (request: ReplyRequest) => mutate(request),
    lastReplies: new Map<string, SentReply>(sent.map((reply) => [reply.session.key, reply])),
  }
}
