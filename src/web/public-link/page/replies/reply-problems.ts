import { isActive } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { describeError, titleFailure } from '#web/ui/feedback/describe-error.ts'
import { formatDayAndClock, nameSession } from '../sessions/describe-sessions.ts'
import { compareStart, isAnswerable, isOver, type OwnSession } from '../sessions/own-sessions.ts'
import type { ReplyRequest, SentReply } from './use-replies.ts'

/** A problem that the client must read about, because a button did not do what it says. */
export type ReplyProblem = {
  request: ReplyRequest
  text: string
  /** The reply to send again; undefined where that cannot help. */
  retry: ReplyRequest | undefined
}

/** Lists what the client must know about the last replies. `shown` has the sessions as the page shows them by now, by their keys. */
export const listReplyProblems = (replies: Iterable<SentReply>, shown: ReadonlyMap<string, OwnSession>, now: WallClock): ReplyProblem[] =>
  [...replies].flatMap((sent) => {
    const { reply, isMain } = sent
    const session = shown.get(sent.session.key)
    const text = describeReplyOutcome(sent, session, now)
    if (text === undefined) return []
    const canRetry = session && isAnswerable(session, now) && compareStart(session, sent.session) === 0
    return [{ request: sent, text, retry: canRetry ? { session, reply, isMain } : undefined }]
  })

/** Says that the session no longer takes place, or is at another time by now, or why nothing was stored. Returns undefined when the page shows what the client wanted. */
function describeReplyOutcome({ session, reply, status, error }: SentReply, shown: OwnSession | undefined, now: WallClock) {
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
