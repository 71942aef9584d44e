import { ApiError, errorCode } from '#api/errors.ts'
import type { Turn } from '#api/generated/app.ts'

/** Why a schedule was not changed: sessions need it as it is. */
export type BlockedChange = {
  /** The server's sentence, with their count. */
  message: string
  /** The ids of the first sessions that would lose their slot or their length. */
  sessions: readonly string[]
  /** The turns that would be gone although they have sessions, each with what the server says of it. */
  turns: readonly BlockedTurn[]
}

export type BlockedTurn = { message: string; turn: Turn | undefined }

/** The refusal of a change because of sessions; nothing for any other. `removed` are the turns that the change left out. */
export function parseBlockedChange(error: unknown, removed: readonly Turn[]): BlockedChange | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return undefined
  const { message, details } = error
  const sessions = details.filter(({ path }) => path.startsWith('sessions.')).map((detail) => detail.message)
  const unmatchedTurns = [...removed]
  const turns = details
    .filter(({ path }) => path === 'turns')
    .map((detail) => {
      const index = unmatchedTurns.findIndex(({ name }) => detail.message.includes(`«${name}»`))
      return { message: detail.message, turn: index < 0 ? undefined : unmatchedTurns.splice(index, 1)[0] }
    })
  return sessions.length + turns.length > 0 ? { message, sessions, turns } : undefined
}

/** The same when a turn has been put back; nothing when there was nothing else. */
export function omitBlockedTurn({ turns, ...rest }: BlockedChange, turn: Turn): BlockedChange | undefined {
  const others = turns.filter((held) => held.turn !== turn)
  return others.length + rest.sessions.length > 0 ? { ...rest, turns: others } : undefined
}
