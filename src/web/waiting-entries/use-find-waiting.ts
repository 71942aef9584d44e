import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { readWallClock } from '#domain/today.ts'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import type { NotificationAction } from '#web/ui/feedback/notify.ts'
import { formatFreeSlots } from './free-slots.ts'
import { type FreeSlot, searchedDays, waitingEntriesQuery, waitingMatchesQuery, waitingSlotsQuery } from './queries.ts'

/** The number of freed slots for which the server is asked, and of entries whose slots are searched. */
const maxAsked = 12

type FreedPeriod = { workerId: string | null; from: string; to: string }

/**
 * Returns the functions that find who waits for what has just become free. They resolve to the button of a notice, "Ver 3 en espera", which leads to those
 * who wait; to undefined when nobody does, and where the server or the user's access does not allow to know. A failure counts as nobody.
 */
export function useFindWaiting() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const can = useCan()
  const { timeZone } = useSettings()

  const toButton = (matches: readonly { slot: FreeSlot; entryIds: readonly string[] }[]): NotificationAction | undefined => {
    const count = new Set(matches.flatMap(({ entryIds }) => entryIds)).size
    const slots = matches.map(({ slot }) => slot)
    return count === 0
      ? undefined
      : { label: `Ver ${count} en espera`, run: () => void navigate(paths.waitingMatches({ slots: formatFreeSlots(slots) })) }
  }

  /** Asks for the slots that have become free, which are listed for today's date. Those that have begun are left out. */
  const findForSlots = async (listFreed: (today: string) => readonly FreeSlot[]) => {
    if (!can('listWaitingMatches')) return undefined
    const now = readWallClock(new Date(), timeZone)
    const slots = listFreed(now.date).filter(
      ({ sessionDate, time }) => sessionDate > now.date || (sessionDate === now.date && time > now.minutes),
    )
    const answers = await Promise.all(
      slots.slice(0, maxAsked).map(async (slot) => {
        const entries = await queryClient.fetchQuery({ ...waitingMatchesQuery(slot), staleTime: 0 }).catch(() => [])
        return { slot, entryIds: entries.map(({ id }) => id) }
      }),
    )
    return toButton(answers.filter(({ entryIds }) => entryIds.length > 0))
  }

  /** Asks for the days on which a worker, or without one the whole clinic, is there again. */
  const findForPeriod = async ({ workerId, from, to }: FreedPeriod) => {
    if (!can('listWaitingMatches') || !can('listWaitingSlots')) return undefined
    const today = readWallClock(new Date(), timeZone).date
    const last = addDays(today, searchedDays - 1)
    if (to < today || from > last) return undefined
    const query = { ...waitingEntriesQuery(workerId === null ? {} : { workerId }), staleTime: 0 }
    const entries = await queryClient.fetchQuery(query).then(
      ({ rows }) => rows,
      () => [],
    )
    const entryIdsBySlot = new Map<string, { slot: FreeSlot; entryIds: string[] }>()
    await Promise.all(
      entries.slice(0, maxAsked).map(async ({ id }) => {
        const slots = await queryClient.fetchQuery({ ...waitingSlotsQuery(id, today, workerId ?? undefined), staleTime: 0 }).catch(() => [])
        for (const { workerIds, ...slot } of slots.filter(({ sessionDate }) => from <= sessionDate && sessionDate <= to))
          for (const freeId of workerIds.filter((freeId) => workerId === null || freeId === workerId)) {
            const key = Object.values({ ...slot, freeId }).join()
            const match = entryIdsBySlot.get(key) ?? { slot: { ...slot, workerId: freeId }, entryIds: [] }
            entryIdsBySlot.set(key, { ...match, entryIds: [...match.entryIds, id] })
          }
      }),
    )
    const matches = [...entryIdsBySlot.values()].sort(({ slot: one }, { slot: other }) =>
      one.sessionDate === other.sessionDate ? one.time - other.time : one.sessionDate < other.sessionDate ? -1 : 1,
    )
    return toButton(matches.slice(0, maxAsked))
  }
  return { findForSlots, findForPeriod }
}
