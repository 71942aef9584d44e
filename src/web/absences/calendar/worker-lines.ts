import type { Data } from '#api/client.ts'
import type { Worker } from '#api/generated/app.ts'
import { compareSpanish } from '#domain/collation.ts'
import { groupBy } from '#domain/group-by.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import { unnamedBadge, type WorkerBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'

type WorkerHours = Data<'get', '/v1/working-hours'>[number]

/** The row of a worker: who it is, the absences, and the working hours. */
export interface WorkerLine {
  id: string
  badge: WorkerBadge
  absences: ListedAbsence[]
  hours: WorkerHours[]
  /** True when the user may open the worker's page. */
  isLinked: boolean
}

type Sources = {
  absences: readonly ListedAbsence[]
  /** Undefined when the user may not list them: then those who are absent get a row. */
  workers: readonly Pick<Worker, 'id'>[] | undefined
  hours: readonly WorkerHours[]
  badges: WorkerBadges
  isLinked: (id: string) => boolean
}

/** Lists the rows of the workers by name. */
export function listWorkerLines({ absences, workers, hours, badges, isLinked }: Sources): WorkerLine[] {
  const absencesByWorker = groupBy(absences, ({ workerId }) => workerId)
  const hoursByWorker = groupBy(hours, ({ workerId }) => workerId)
  const ids = workers?.map(({ id }) => id) ?? [...absencesByWorker.keys()].filter((id) => id !== null)
  return ids
    .map((id) => ({
      id,
      badge: badges.get(id) ?? unnamedBadge,
      absences: absencesByWorker.get(id) ?? [],
      hours: hoursByWorker.get(id) ?? [],
      isLinked: isLinked(id),
    }))
    .sort((one, other) => compareSpanish(one.badge.name, other.badge.name))
}
