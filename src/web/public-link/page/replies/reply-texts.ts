import type { OwnSession } from '../sessions/own-sessions.ts'

/** The texts that tell the client which reply was given. */
export const replyTexts: Record<NonNullable<OwnSession['reply']>, string> = {
  confirmed: 'Usted confirmó que va.',
  declined: 'Usted avisó que no podrá ir.',
}
