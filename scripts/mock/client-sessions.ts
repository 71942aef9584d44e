import { isJsonObject, type JsonObject } from '#api/document.ts'
import type { Period } from '#domain/periods.ts'
import { isActive, type State } from '#domain/states.ts'
import { getUsualPeriod } from '#domain/usual-workers.ts'
import { addDays } from '#domain/weeks.ts'
import { listOccurrences } from './sessions.ts'

interface OfClient {
  clientId: string
  today: string
}

/** Finds the first active session of a client from today on, within a year. */
export function findNextSession(sessions: readonly JsonObject[], { clientId, today }: OfClient): JsonObject | undefined {
  const [next] = listActive(sessions, clientId, { from: today, to: addDays(today, 365) })
  if (!next) return undefined
  const { session_date = null, time = null, worker } = next
  return { session_date, time, worker_id: isJsonObject(worker) ? (worker.id ?? null) : null }
}

/** Counts the active sessions of a client around today by worker, the most frequent worker first, and of equally frequent ones the latest. */
export function listUsualWorkers(sessions: readonly JsonObject[], { clientId, today }: OfClient): JsonObject[] {
  const active = listActive(sessions, clientId, getUsualPeriod(today))
  const byWorker = Map.groupBy(active.toReversed(), ({ worker }) => (isJsonObject(worker) ? (worker.id ?? null) : null))
  return [...byWorker].map(([worker_id, { length }]) => ({ worker_id, count: length })).toSorted((one, other) => other.count - one.count)
}

function listActive(sessions: readonly JsonObject[], clientId: string, period: Period) {
  const ofClient = sessions.filter(({ client }) => isJsonObject(client) && client.id === clientId)
  return listOccurrences(ofClient, period).filter(({ state }) => isActive(state as State))
}
