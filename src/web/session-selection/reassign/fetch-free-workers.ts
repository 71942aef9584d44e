import type { QueryClient } from '@tanstack/react-query'
import { groupBy } from '#domain/group-by.ts'
import { get } from '#web/data/query.ts'
import { runInParallel } from '#web/data/run-in-parallel.ts'
import type { Session } from '#web/session-data/queries.ts'

/** The most dates for which one call answers who is free. */
const maxDates = 60

type DatedSlot = Pick<Session, 'turnId' | 'time' | 'sessionDate'>

/** Fetches the ids of the workers who are free in each slot. One call asks for all dates of a turn's time. */
export async function fetchFreeWorkers(queryClient: QueryClient, slots: readonly DatedSlot[]): Promise<(slot: DatedSlot) => string[]> {
  const idsBySlot = new Map<string, string[]>()
  const calls = [...groupBy(slots, ({ turnId, time }) => `${turnId} ${time}`).values()].flatMap((group) => {
    const { turnId, time } = group[0]!
    const dates = [...new Set(group.map(({ sessionDate }) => sessionDate ?? ''))]
    return Array.from({ length: Math.ceil(dates.length / maxDates) }, (_, index) => ({
      turnId,
      time,
      sessionDate: dates.slice(index * maxDates, (index + 1) * maxDates),
    }))
  })
  await runInParallel(calls, async ({ turnId, time, sessionDate }) => {
    const query = get('/v1/sessions/available-people', { query: { turnId, time, sessionDate, personType: 'worker' } })
    const answer = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    // For a single date the answer is a list of ids.
    const single = answer.filter((item) => typeof item === 'string')
    for (const date of sessionDate) {
      const ofDate = answer.find((item) => typeof item !== 'string' && item.sessionDate === date)
      idsBySlot.set(toSlotKey({ turnId, time, sessionDate: date }), typeof ofDate === 'object' ? ofDate.ids : single)
    }
  })
  return (slot) => idsBySlot.get(toSlotKey(slot)) ?? []
}

const toSlotKey = ({ turnId, time, sessionDate }: DatedSlot) => `${turnId} ${time} ${sessionDate}`
