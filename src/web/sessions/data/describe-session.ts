import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { toName } from '../../people/name.ts'
import type { Session } from './queries.ts'

/** Describes a session: "Mateo Huamán, mar 24 nov, 09:40" */
export const describeSession = ({ client, sessionDate, time }: Pick<Session, 'client' | 'sessionDate' | 'time'>) =>
  `${buildShortName(toName(client.person))}, ${sessionDate ? `${formatShortDate(sessionDate)}, ` : ''}${formatClock(time)}`
