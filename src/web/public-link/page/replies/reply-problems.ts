import { isActive } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { describeError, titleFailure } from '../../../ui/feedback/describe-error.ts'
import { formatDayAndClock, nameSession } from '../sessions/describe-sessions.ts'
import { compareStart, isAnswerable, isOver, type OwnSession } from '../sessions/own-sessions.ts'
import type { Press, SentPress } from './use-replies.ts'

/** A problem that the client must read about, because a press did not do what its button says. */
export type ReplyProblem = {
  press: Press
  text: string
  /** The press that tries again; undefined where that cannot help. */
  retry: Press | undefined
}

/** Lists what the client must know about the last presses. `shown` has the sessions as the page shows them by now, by their keys. */
export const listReplyProblems = (presses: Iterable<SentPress>, shown: ReadonlyMap<string, OwnSession>, now: WallClock): ReplyProblem[] =>
  [...presses].flatMap((press) => {
    const session = shown.get(press.session.key)
    const text = describePressOutcome(press, session, now)
    if (text === undefined) return []
    const canRetry = session && isAnswerable(session, now) && compareStart(session, press.session) === 0
    return [{ press, text, retry: canRetry ? { session, reply: press.reply, isMain: press.isMain } : undefined }]
  })

/** Says that the session no longer takes place, or is at another time by now, or why nothing was stored. Returns undefined when the page shows what the client wanted. */
function describePressOutcome({ session, reply, status, error }: SentPress, shown: OwnSession | undefined, now: WallClock) {
  if (status === 'pending' || isOver(session, now)) return undefined
  const name = nameSession(session, now.date)
  if (!shown || !isActive(shown.state))
    return status === 'error' ? `La ${name} ya no está programada, y su respuesta no se guardó.` : undefined
  if (compareStart(session, shown) !== 0) {
    const outcome = shown.reply === undefined ? 'Responda de nuevo, por favor.' : 'Su respuesta vale para la nueva hora.'
    return `La ${name} se cambió: ahora es ${formatDayAndClock(shown, now.date)}. ${outcome}`
  }
  // The answer of the server can be lost after it has stored the client's.
  if (status === 'success' || (shown.reply ?? null) === reply) return undefined
  return `${titleFailure('No se guardó su respuesta', error)}. ${describeError(error)}`
}
