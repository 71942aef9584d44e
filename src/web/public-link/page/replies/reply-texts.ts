import type { OwnSession } from '../sessions/own-sessions.ts'

/** What the client has answered, in words for the client. */
export const replyTexts: Record<NonNullable<OwnSession['reply']>, string> = {
  confirmed: 'Usted confirmó que va.',
  declined: 'Usted avisó que no podrá ir.',
}
