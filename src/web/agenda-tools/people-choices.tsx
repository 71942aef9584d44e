import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { compareSpanish } from '#domain/collation.ts'
import { isActive } from '#domain/states.ts'
import { useCanRead } from '#web/auth/can-read.ts'
import { formatFullName, toSearchedPerson } from '#web/people/name.ts'
import type { SearchableOption } from '#web/people/person-option.tsx'
import { clientQuery, useWorkers } from '#web/people/queries.ts'
import type { Client, Session, Slot, Worker } from '#web/session-data/queries.ts'
import { BadgeTile } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import type { Filter, FilteredWeek } from './filter.ts'

/** Compares two people by name, those without sessions last. */
const compareChoices = (one: SearchableOption, other: SearchableOption) =>
  Number(one.sessionCount === 0) - Number(other.sessionCount === 0) || compareSpanish(one.name, other.name)

/** Returns the clients of a week by id, and the clients of the filter who have no session in it. */
export function useFilterClients(sessions: readonly Session[], { clients }: Filter): ReadonlyMap<string, Client> {
  const canRead = useCanRead()
  const inWeek = useStableMap(useMemo(() => new Map(sessions.map(({ client }) => [client.id, client])), [sessions]))
  const missing = [...clients].filter((id) => !inWeek.has(id))
  const found = useQueries({
    queries: missing.map(clientQuery).filter(canRead),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  return useMemo(
    () => (found.length === 0 ? inWeek : new Map([...inWeek, ...found.map((client) => [client.id, client] as const)])),
    [inWeek, found],
  )
}

/** Returns the previous map while the new one has the same entries. */
function useStableMap<K, V>(fresh: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  const [stable, setStable] = useState(fresh)
  if (stable === fresh || (stable.size === fresh.size && [...fresh].every(([key, value]) => stable.get(key) === value))) return stable
  setStable(fresh)
  return fresh
}

type InitialPeople = { client?: Client; worker?: Worker }

/** Returns the only client and the only worker of the filter, for whom a booking starts. */
export function useSinglePair(filter: Filter, clients: ReadonlyMap<string, Client>): InitialPeople {
  const workers = useWorkers()
  const [clientId, workerId] = [filter.clients, filter.workers].map((ids) => (ids.size === 1 ? [...ids][0] : undefined))
  return { client: clients.get(clientId ?? ''), worker: workers.find(({ id }) => id === workerId) }
}

/** Returns the people for whom a booking in a slot starts, without a client whose session there was canceled or postponed: the slot is for somebody else. */
export function omitReleasedClient(
  { client, ...others }: InitialPeople,
  slot: Slot | undefined,
  sessions: readonly Session[],
): InitialPeople {
  const isReleased = sessions.some(
    (session) =>
      session.client.id === client?.id &&
      !isActive(session.state) &&
      session.turnId === slot?.turnId &&
      session.sessionDate === slot.date &&
      session.time === slot.time,
  )
  return isReleased || !client ? others : { client, ...others }
}

/** Lists all workers, each with the number of sessions that the filter shows if the worker is selected. */
export const listWorkerChoices = (badges: WorkerBadges, { workers }: Pick<FilteredWeek, 'workers'>): SearchableOption[] =>
  [...badges]
    .map(([id, badge]) => ({
      id,
      name: badge.name,
      searched: { given: badge.name, father: '', mother: '' },
      sessionCount: workers.get(id) ?? 0,
      badge: <BadgeTile badge={badge} />,
    }))
    .sort(compareChoices)

/** Lists the clients, each with the number of sessions that the filter shows if the client is selected. */
export const listClientChoices = (
  clientsById: ReadonlyMap<string, Client>,
  { clients }: Pick<FilteredWeek, 'clients'>,
): SearchableOption[] =>
  [...clientsById]
    .map(([id, { person }]) => ({
      id,
      name: formatFullName(person),
      searched: toSearchedPerson(person),
      sessionCount: clients.get(id) ?? 0,
    }))
    .sort(compareChoices)
