import type { Scenario } from '../../scenario.ts'
import { availableWorkers } from './unavailable/available-workers.ts'
import { overriddenUnavailable } from './unavailable/override.ts'
import { refusedUnavailable } from './unavailable/refused.ts'
import { unavailableSeries } from './unavailable/unavailable-series.ts'
import { unsettledSessions } from './unavailable/unsettled.ts'

/** The scenarios of sessions whose worker is unavailable. */
export const unavailableSessions: Scenario[] = [
  ...refusedUnavailable,
  ...overriddenUnavailable,
  ...unavailableSeries,
  ...unsettledSessions,
  ...availableWorkers,
]
