import { ApiError, errorCode } from '#api/errors.ts'
import type { Turn } from '#api/generated/app.ts'
import type { Problem } from '#domain/problem.ts'

/** Sessions that block the change of a schedule. */
export type BlockedChange = {
  /** The server's message, with the number of sessions. */
  message: string
  /** The first sessions that would lose their slot or change their duration. Their ids are there if the user may read them. */
  sessions: readonly Problem[]
  /** The removed turns that have sessions, each with the server's message. */
  turns: readonly BlockedTurn[]
}

export type BlockedTurn = { message: string; turn: Turn | undefined }

/**
 * Reads the sessions and turns that block a change from a conflict; undefined for any other error. `removed` are the turns left out by the change.
 */
export function parseBlockedChange(error: unknown, removed: readonly Turn[]): BlockedChange | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return undefined
  const { message, details } = error
  const sessions = details.filter(({ path }) => path.startsWith('sessions.'))
  const unmatchedTurns = [...removed]
  const turns = details
    .filter(({ path }) => path === 'turns')
    .map((detail) => {
      const index = unmatchedTurns.findIndex(({ name }) => detail.message.includes(`«${name}»`))
      return { message: detail.message, turn: index < 0 ? undefined : unmatchedTurns.splice(index, 1)[0] }
    })
  return sessions.length + turns.length > 0 ? { message, sessions, turns } : undefined
}

/** Removes a turn that has been restored; undefined when nothing else blocks the change. */
export function omitBlockedTurn({ turns, ...rest }: BlockedChange, turn: Turn): BlockedChange | undefined {
  const others = turns.filter((blockedTurn) => blockedTurn.turn !== turn)
  return others.length + rest.sessions.length > 0 ? { ...rest, turns: others } : undefined
}
