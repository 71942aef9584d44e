import { addDays } from './weeks.ts'

/** Returns the first and last date of the sessions that tell whom a client usually sees. */
export const getUsualPeriod = (today: string) => ({ from: addDays(today, -90), to: addDays(today, 30) })

/** The workers who may take over a session. */
export interface PossibleWorkers {
  freeIds: readonly string[]
  /** The workers whom the client sees, the most frequent first, and how often. */
  usual: readonly { workerId: string; count: number }[]
}

/** Sorts the free workers: those who know the client first, the others in their order. */
export function sortPossibleWorkers({ freeIds, usual }: PossibleWorkers): string[] {
  const usualIds = usual.map(({ workerId }) => workerId)
  return [...usualIds.filter((id) => freeIds.includes(id)), ...freeIds.filter((id) => !usualIds.includes(id))]
}

/** Returns how often a client sees a worker. */
export const countMeetings = (usual: PossibleWorkers['usual'], id: string): number =>
  usual.find(({ workerId }) => workerId === id)?.count ?? 0
