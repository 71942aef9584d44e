import { getMark, type SessionMark } from '#domain/states.ts'
import type { OtherRole } from '#web/person-sessions/session-row.tsx'
import type { TimelineEntry } from '#web/person-sessions/timeline.ts'

/** Returns the mark of a session for its worker or its client. A client is not asked to mark what is over. */
export const getOwnMark = ({ session, mark }: TimelineEntry, otherRole: OtherRole): SessionMark =>
  otherRole === 'worker' && mark === 'unmarked' ? getMark(session, false) : mark
