import { groupBy } from '#domain/group-by.ts'
import type { Client, Session } from '../../sessions/data/queries.ts'

/** A client whose last canceled or postponed session nobody has replaced. */
export type Rebooking = { client: Client; session: Session }

/**
 * Finds the clients to rebook: those with a recent canceled or postponed session and without one to come, each with the latest such session, the latest
 * first.
 */
export function findRebookings(released: readonly Session[], withoutSession: readonly Client[]): Rebooking[] {
  const waiting = new Map(withoutSession.map((client) => [client.id, client]))
  const latestFirst = [...released].sort((one, other) => getStartKey(other).localeCompare(getStartKey(one)))
  return [...groupBy(latestFirst, ({ client }) => client.id)].flatMap(([id, [session]]) => {
    const client = waiting.get(id)
    return client && session ? [{ client, session }] : []
  })
}

const getStartKey = ({ sessionDate, time }: Session) => `${sessionDate} ${String(time).padStart(4, '0')}`
