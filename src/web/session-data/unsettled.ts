import { isActive } from '#domain/states.ts'
import { unavailableNames } from '#web/availability/unavailable-names.ts'
import type { Session } from './queries.ts'

type DecisionFields = Pick<Session, 'unavailable' | 'accepted' | 'state' | 'attended'>

/**
 * True for a session that needs a decision: its worker is not available, nobody has accepted that, and nobody has marked who came.
 */
export const isUnsettled = ({ unavailable, accepted, state, attended }: DecisionFields): boolean =>
  unavailable !== undefined && accepted !== unavailable && isActive(state) && typeof attended !== 'boolean'

/** True for a session that takes place although its worker is not available, because someone has accepted that. */
export const isAccepted = ({ unavailable, accepted, state }: Pick<Session, 'unavailable' | 'accepted' | 'state'>): boolean =>
  unavailable !== undefined && accepted === unavailable && isActive(state)

/** What a session that is not settled is called: "en ausencia". Empty for any other. */
export const describeUnsettled = (session: DecisionFields): string =>
  session.unavailable && isUnsettled(session) ? unavailableNames[session.unavailable].session : ''
