import { useLocation } from 'react-router'
import { useSignedInUser } from '../auth/signed-in-user.ts'
import { createLoader } from '../screen/loader-queries.ts'
import { NoParticipant } from './no-participant.tsx'
import { ParticipantSessions } from './participant-sessions.tsx'
import { loaderQueries } from './queries.ts'
import { getParticipant, parseViewChoice } from './view-choice.ts'

export { loaderQueries }

export const loader = createLoader(loaderQueries)

/** The sessions of the signed-in worker or client. */
export function Component() {
  const { search } = useLocation()
  const user = useSignedInUser()
  const choice = parseViewChoice(new URL(search, window.location.origin))
  const participant = getParticipant(user, choice)
  if (!participant) return <NoParticipant />
  const isBoth = user.workerId !== null && user.clientId !== null
  return <ParticipantSessions key={participant.id} participant={participant} isBoth={isBoth} choice={choice} />
}
