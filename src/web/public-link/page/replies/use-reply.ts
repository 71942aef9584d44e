import { api } from '../../../data/api.ts'
import { useChangeMutation } from '../../../data/use-change-mutation.ts'
import type { OwnSession } from '../sessions/own-sessions.ts'

/** Returns the mutation that sends the client's answer about a session, or takes it back. It is pending until the page shows what the server stored. */
export const useReply = (url: string, { id, date }: OwnSession) =>
  useChangeMutation(['/v1/clients/public-link/{url}'], (reply: OwnSession['reply'] | null) =>
    api.post('/v1/clients/public-link/{url}/sessions/{id}/reply', { path: { url, id }, body: { sessionDate: date, reply: reply ?? null } }),
  )
