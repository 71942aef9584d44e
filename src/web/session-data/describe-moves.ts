import type { SessionPlace } from '#api/generated/app.ts'
import { formatClock } from '#domain/clock.ts'
import { formatLongDate } from '#domain/spanish.ts'
import type { Session } from './queries.ts'

type Moved = Pick<Session, 'sessionDate' | 'time' | 'turnId' | 'movedFrom' | 'movedTo'>

/** Says where a session went and where it comes from: "Pasó al martes 8 de diciembre a las 11:00", "Viene del lunes 7 de diciembre a las 09:40". */
export function describeMoves(session: Moved): { kind: 'to' | 'from'; text: string; place: SessionPlace }[] {
  const { movedTo, movedFrom } = session
  return [
    ...(movedTo ? [{ kind: 'to' as const, text: `Pasó ${describePlace('a', movedTo, session)}`, place: movedTo }] : []),
    ...(movedFrom ? [{ kind: 'from' as const, text: `Viene ${describePlace('de', movedFrom, session)}`, place: movedFrom }] : []),
  ]
}

/** "al martes 8 de diciembre a las 11:00", or what else is different at the same time. */
function describePlace(preposition: 'a' | 'de', place: SessionPlace, session: Moved) {
  if (place.sessionDate !== session.sessionDate || place.time !== session.time)
    return `${preposition === 'a' ? 'al' : 'del'} ${formatLongDate(place.sessionDate)} a las ${formatClock(place.time)}`
  return `${preposition} otro ${place.turnId === session.turnId ? 'trabajador' : 'turno'} a la misma hora`
}
