import type { Scenario } from '../../scenario.ts'
import { seriesInLists } from './series-in-lists.ts'
import { weeksAndMonths } from './weeks-and-months.ts'

/** The scenarios of the operations that read sessions. */
export const readingScenarios: Scenario[] = [...weeksAndMonths, ...seriesInLists]
