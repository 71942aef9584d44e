import { describeWaitingEntry } from '#domain/describe-waiting-entry.ts'
import { buildShortName } from '#domain/names.ts'
import { toName } from '#web/people/name.ts'
import { useWorkers } from '#web/people/queries.ts'
import { useSchedules } from '#web/schedules/queries.ts'
import type { ListedEntry } from './queries.ts'

type DescribedEntry = Parameters<typeof describeWaitingEntry>[0] & Pick<ListedEntry, 'workerIds' | 'scheduleId'>

/** Returns the function that says in one sentence what suits someone who waits. Workers and schedules that the user may not read are not named. */
export function useDescribeEntry(today: string) {
  const workers = useWorkers()
  const schedules = useSchedules()
  return (entry: DescribedEntry) =>
    describeWaitingEntry(entry, {
      workers: entry.workerIds
        .flatMap((id) => workers.find((worker) => worker.id === id) ?? [])
        .map(({ person }) => buildShortName(toName(person))),
      schedule: schedules.find(({ id }) => id === entry.scheduleId)?.name,
      today,
    })
}
