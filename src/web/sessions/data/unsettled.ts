import { isActive } from '#domain/states.ts'
import { unavailableNames } from '../../availability/unavailable-names.ts'
import type { Session } from './queries.ts'

/** True for a session about which somebody must decide: its worker is not available, and nobody has accepted that. */
export const isUnsettled = ({ unavailable, accepted, state }: Pick<Session, 'unavailable' | 'accepted' | 'state'>): boolean =>
  unavailable !== undefined && accepted !== unavailable && isActive(state)

/** True for a session that takes place although its worker is not available, because somebody has accepted that. */
export const isKept = ({ unavailable, accepted, state }: Pick<Session, 'unavailable' | 'accepted' | 'state'>): boolean =>
  unavailable !== undefined && accepted === unavailable && isActive(state)

/** What a session that is not settled is called: "en ausencia". Empty for any other. */
export const describeUnsettled = (session: Pick<Session, 'unavailable' | 'accepted' | 'state'>): string =>
  session.unavailable && isUnsettled(session) ? unavailableNames[session.unavailable].session : ''
