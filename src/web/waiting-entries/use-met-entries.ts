import { useQueryClient } from '@tanstack/react-query'
import type { Schedule } from '#api/generated/app.ts'
import { meetsPart, suitsEntry, type WaitingEntry } from '#domain/waiting-list.ts'
import { useCan } from '#web/auth/access.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { formatFullName } from '#web/people/name.ts'
import { schedulesQuery, useSchedules } from '#web/schedules/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { type NotificationAction, notifyFailure } from '#web/ui/feedback/notify.ts'
import { type FreeSlot, type ListedEntry, useDeleteWaitingEntry, waitingEntriesQuery } from './queries.ts'

const noSchedules: Schedule[] = []

/** Returns the function that finds the entry of a client which a slot meets, the one that waits longest. Undefined until the entries are loaded. */
export function useFindMetEntry(clientId: string | undefined): (slot: FreeSlot) => string | undefined {
  const { data } = useAllowedQuery({ ...waitingEntriesQuery({ clientId }), enabled: clientId !== undefined })
  const schedules = useSchedules()
  return (slot) => data?.rows.find((entry) => compare(slot, entry, schedules, suitsEntry))?.id
}

/**
 * Returns the function that finds the button which takes a client off the waiting list who has got a slot, but perhaps not what they waited for: it meets a part
 * of an entry, or another entry than the one for which it was booked.
 */
export function useFindPartlyMet() {
  const queryClient = useQueryClient()
  const can = useCan()
  const remove = useDeleteWaitingEntry()
  const { notifyChange } = useUndo()

  const takeOff = async (entry: ListedEntry) => {
    const name = formatFullName(entry.client.person)
    try {
      const { changeId } = await remove.mutateAsync(entry.id)
      notifyChange(`Fuera de la lista de espera: ${name}`, changeId)
    } catch (error) {
      notifyFailure(`No se pudo quitar a ${name} de la lista de espera`, error)
    }
  }

  return async (clientId: string, slot: FreeSlot): Promise<NotificationAction | undefined> => {
    if (!can('listWaitingEntries') || !can('deleteWaitingEntry')) return undefined
    const [entries, schedules] = await Promise.all([
      queryClient.fetchQuery({ ...waitingEntriesQuery({ clientId }), staleTime: 0 }).then(
        ({ rows }) => rows,
        () => [],
      ),
      queryClient.ensureQueryData(schedulesQuery()).catch(() => noSchedules),
    ])
    const find = (rule: typeof suitsEntry) => entries.find((entry) => compare(slot, entry, schedules, rule))
    const entry = find(suitsEntry) ?? find(meetsPart)
    return entry && { label: 'Quitar de la lista de espera', run: () => void takeOff(entry) }
  }
}

/** Compares a slot with an entry by a rule of the domain. False while the schedule of the slot is unknown. */
function compare(
  { turnId, sessionDate: date, time, workerId }: FreeSlot,
  entry: ListedEntry,
  schedules: readonly Schedule[],
  rule: typeof suitsEntry,
): boolean {
  const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))
  const wishes: WaitingEntry = { ...entry, fitsNobody: entry.fitsNobody ?? false }
  return (
    schedule !== undefined && rule({ scheduleId: schedule.id, workerId, date, start: time, end: time + schedule.sessionDuration }, wishes)
  )
}
