import type { ListedAbsence } from '#web/availability/use-absences.ts'
import { paths } from '#web/navigation/paths.ts'

/** Returns the URL of the unsettled sessions in an absence or on a closing day. */
export const buildUnsettledPath = ({ fromDate, toDate, workerId }: ListedAbsence) =>
  paths.unsettled({ from: fromDate, to: toDate, worker: workerId ?? undefined })
