import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { getWeekStart } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { workersQuery } from '#web/people/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import type { Client, Worker } from '#web/session-data/queries.ts'
import { getCellKey } from '#web/session-data/week-view.ts'
import { type ListedEntry, type WaitingSlot, waitingEntryQuery, waitingSlotsQuery } from '#web/waiting-entries/queries.ts'

type SearchedWeek = { turnId: string; week: string; today: string }

/** The search for a free slot for someone on the waiting list. */
export type WaitingSearch = {
  /** Undefined once the entry is booked or deleted. */
  entry: ListedEntry | undefined
  /** True while it is unknown which slots suit. */
  isLoading: boolean
  /** What is said of each slot of the week that suits, by the cell's key: "Conviene a Tomás Ortega, con Ana Torres". */
  suitableCells: ReadonlyMap<string, string>
  /** The first slot that suits in the next turn or week with one. */
  next: WaitingSlot | undefined
  /** Returns who is booked in a slot at first. */
  getPeople: (slot: { date: string; time: number }) => { client?: Client; worker?: Worker } | undefined
}

/** The most workers that are named of a slot. */
const maxNames = 3

/** Finds the slots of a week that suit an entry of the waiting list, as far as the server and the user's access allow it. Undefined without an entry. */
export function useWaitingSearch(entryId: string | undefined, { turnId, week, today }: SearchedWeek): WaitingSearch | undefined {
  const can = useCan()
  const enabled = entryId !== undefined && can('listWaitingEntries') && can('listWaitingSlots')
  const entryAnswer = useQuery({ ...waitingEntryQuery(entryId ?? ''), enabled })
  const slotsAnswer = useQuery({ ...waitingSlotsQuery(entryId ?? '', week < today ? today : week), enabled })
  const { data: workers } = useAllowedQuery({ ...workersQuery(), enabled })
  const entry = entryAnswer.error ? undefined : entryAnswer.data
  const slots = entry ? slotsAnswer.data : undefined
  const suitableSlots = useMemo(() => {
    const inWeek = (slots ?? []).filter((slot) => slot.turnId === turnId && getWeekStart(slot.sessionDate) === week)
    const findWorkers = (ids: readonly string[]) => ids.flatMap((id) => workers?.find((worker) => worker.id === id) ?? [])
    return new Map(
      inWeek.map(
        ({ sessionDate, time, workerIds }) => [getCellKey(sessionDate, time), { workerIds, workers: findWorkers(workerIds) }] as const,
      ),
    )
  }, [slots, turnId, week, workers])
  const suitableCells = useMemo(() => {
    const name = entry ? formatShortName(entry.client) : ''
    return new Map(
      [...suitableSlots].map(([key, { workers: free }]) => {
        const names = free.slice(0, maxNames).map(formatShortName).join(', ')
        return [key, `Conviene a ${name}${names && `, con ${names}`}${free.length > maxNames ? ' y más' : ''}.`]
      }),
    )
  }, [suitableSlots, entry])
  useScrollToSuitableSlot(`${entryId} ${turnId} ${week}`, suitableCells.size > 0)
  if (!enabled) return undefined
  return {
    entry,
    isLoading: entryAnswer.isPending || slotsAnswer.isLoading,
    suitableCells,
    next: findNext(slots ?? [], { turnId, week }),
    getPeople: ({ date, time }) => {
      const slot = suitableSlots.get(getCellKey(date, time))
      const [first] = slot?.workers ?? []
      // Where anybody suits, the form suggests the client's usual worker.
      return entry && slot && { client: entry.client, ...(first && entry.workerIds.length > 0 && { worker: first }) }
    },
  }
}

/** Scrolls to the first slot that suits, once for each entry, turn and week. */
function useScrollToSuitableSlot(shownWeek: string, hasSuitable: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read the week, but must scroll again when another one is shown
  useEffect(() => {
    const slot = hasSuitable && document.querySelector('[data-suitable]')?.closest('td, section')
    // On a phone a slot is a section, which may be higher than the list.
    if (slot) slot.scrollIntoView({ block: slot.matches('section') ? 'start' : 'center' })
  }, [shownWeek, hasSuitable])
}

/** Finds the first slot after the shown turn and week, or the first of all when they are not among those with slots. */
function findNext(slots: readonly WaitingSlot[], { turnId, week }: Omit<SearchedWeek, 'today'>) {
  const firsts = new Map<string, WaitingSlot>()
  for (const slot of slots) {
    const key = `${getWeekStart(slot.sessionDate)} ${slot.turnId}`
    if (!firsts.has(key)) firsts.set(key, slot)
  }
  const keys = [...firsts.keys()]
  return [...firsts.values()][keys.indexOf(`${week} ${turnId}`) + 1]
}
