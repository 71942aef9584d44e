import { isActive } from '#domain/states.ts'
import type { Session } from './queries.ts'

/** True for a session to which nobody comes, as the client says, and about which the clinic has still to decide. */
export const isDeclined = ({ clientReply, state, attended }: Pick<Session, 'clientReply' | 'state' | 'attended'>): boolean =>
  clientReply === 'declined' && isActive(state) && typeof attended !== 'boolean'

/** What such a session is called: "avisa que no viene". Empty for any other. */
export const describeDeclined = (session: Parameters<typeof isDeclined>[0]): string => (isDeclined(session) ? 'avisa que no viene' : '')
