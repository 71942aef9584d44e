import { isJsonObject, type JsonObject } from '#api/document.ts'
import { isActive, type State } from '#domain/states.ts'
import { getUsualPeriod } from '#domain/usual-workers.ts'
import { listOccurrences } from './sessions.ts'

/** Counts the active sessions of a client around today by worker, the most frequent worker first, and of equally frequent ones the latest. */
export function listUsualWorkers(
  sessions: readonly JsonObject[],
  { clientId, today, firstDates }: { clientId: string; today: string; firstDates: ReadonlyMap<string, string> },
): JsonObject[] {
  const ofClient = sessions.filter(({ client }) => isJsonObject(client) && client.id === clientId)
  const active = listOccurrences(ofClient, getUsualPeriod(today), firstDates).filter(({ state }) => isActive(state as State))
  const byWorker = Map.groupBy(active.toReversed(), ({ worker }) => (isJsonObject(worker) ? (worker.id ?? null) : null))
  return [...byWorker].map(([worker_id, { length }]) => ({ worker_id, count: length })).toSorted((one, other) => other.count - one.count)
}
