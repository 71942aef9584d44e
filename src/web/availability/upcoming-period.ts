import type { Period } from '#domain/periods.ts'
import { addDays } from '#domain/weeks.ts'

/** The most days of which one call lists absences or unsettled sessions. */
const maxDays = 400

/** The dates from today on of which absences and unsettled sessions are listed. */
export const getUpcomingPeriod = (today: string): Period => ({ from: today, to: addDays(today, maxDays - 1) })
