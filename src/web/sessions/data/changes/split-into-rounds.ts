import { isActive } from '#domain/states.ts'
import { isAtSameTime } from '../is-at-same-time.ts'
import type { Session } from '../queries.ts'
import type { Change } from './change.ts'

/**
 * Splits changes, in their order, into rounds of which each is sent when the one before has ended: a change that takes a slot which an earlier one frees must
 * wait for it.
 */
export function splitIntoRounds(changes: readonly Change[]): Change[][] {
  const rounds: Change[][] = []
  for (const change of changes) {
    const round = rounds.at(-1)
    if (round && !round.some((earlier) => takesSlotOf(change, earlier))) round.push(change)
    else rounds.push([change])
  }
  return rounds
}

function takesSlotOf(change: Change, earlier: Change) {
  const freed = listFreed(earlier)
  return listTaken(change).some((session) => freed.some((other) => isInTheWay(session, other)))
}

/** Lists the active sessions that are in their slots after a change. */
const listTaken = (change: Change): Session[] =>
  change
    .flatMap((step) => {
      if (step.kind === 'book') return step.sessions
      if (step.kind === 'delete') return step.shows
      return step.kind === 'end' ? [] : [step.after]
    })
    .filter(({ state }) => isActive(state))

/** Lists the active sessions that were in their slots before a change. */
const listFreed = (change: Change): Session[] =>
  change
    .flatMap((step) => {
      if (step.kind === 'book') return step.hides
      if (step.kind === 'delete') return step.sessions
      return step.kind === 'end' ? [] : [step.before]
    })
    .filter(({ state }) => isActive(state))

const isInTheWay = (one: Session, other: Session) =>
  (one.client.id === other.client.id || one.worker.id === other.worker.id) && isAtSameTime(one, other)
