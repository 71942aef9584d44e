import type { Scenario } from '../../scenario.ts'
import { availablePeople } from './available-people.ts'
import { sessionCounts } from './counts.ts'
import { entityTags } from './entity-tags.ts'
import { filteredSessions } from './filtered-sessions.ts'
import { ownLists } from './own-lists.ts'
import { pagedSessions } from './paged-sessions.ts'
import { readingAccess } from './reading-access.ts'
import { seriesInLists } from './series-in-lists.ts'
import { sessionRecords } from './session-records.ts'
import { sessionsToRebook } from './to-rebook.ts'
import { usualWorkers } from './usual-workers.ts'
import { weeksAndMonths } from './weeks-and-months.ts'

/** The scenarios of the operations that read sessions. */
export const readingScenarios: Scenario[] = [
  ...weeksAndMonths,
  ...seriesInLists,
  ...sessionRecords,
  ...pagedSessions,
  ...filteredSessions,
  ...sessionsToRebook,
  ...sessionCounts,
  ...usualWorkers,
  ...availablePeople,
  ...entityTags,
  ...readingAccess,
  ...ownLists,
]
