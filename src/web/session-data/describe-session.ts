import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { toName } from '#web/people/name.ts'
import type { Session } from './queries.ts'

type Described = Pick<Session, 'client' | 'sessionDate' | 'time'>

/** Describes a session: "Mateo Huamán, mar 24 nov, 09:40" */
export const describeSession = ({ client, ...slot }: Described) => `${buildShortName(toName(client.person))}, ${describeSlot(slot)}`

/** Describes a session as it is read back on the phone: "Mateo Huamán con Ana Torres, mar 24 nov, 09:40" */
export const describeSessionWithWorker = ({ client, worker, ...slot }: Described & Pick<Session, 'worker'>) =>
  `${buildShortName(toName(client.person))} con ${buildShortName(toName(worker.person))}, ${describeSlot(slot)}`

const describeSlot = ({ sessionDate, time }: Omit<Described, 'client'>) =>
  `${sessionDate ? `${formatShortDate(sessionDate)}, ` : ''}${formatClock(time)}`
