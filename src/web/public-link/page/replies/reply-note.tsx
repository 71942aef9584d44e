import { isActive } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { isOver, type OwnSession } from '../sessions/own-sessions.ts'
import classes from './reply-choice.module.css'
import { replyTexts } from './reply-texts.ts'

/** Shows the reply of the client about a session to come, without the buttons that change it. */
export const ReplyNote = ({ session, now }: { session: OwnSession; now: WallClock }) =>
  session.reply &&
  isActive(session.state) &&
  !isOver(session, now) && (
    <p className={classes.answer} data-reply={session.reply}>
      {replyTexts[session.reply]}
    </p>
  )
