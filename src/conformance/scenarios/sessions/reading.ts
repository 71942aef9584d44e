import type { Scenario } from '../../scenario.ts'
import { filteredSessions } from './filtered-sessions.ts'
import { pagedSessions } from './paged-sessions.ts'
import { readingAccess } from './reading-access.ts'
import { sessionRecords } from './records.ts'
import { seriesInLists } from './series-in-lists.ts'
import { weeksAndMonths } from './weeks-and-months.ts'

/** The scenarios of the operations that read sessions. */
export const readingScenarios: Scenario[] = [
  ...weeksAndMonths,
  ...seriesInLists,
  ...sessionRecords,
  ...pagedSessions,
  ...filteredSessions,
  ...readingAccess,
]
