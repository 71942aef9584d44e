import { formatClockRange } from '#domain/clock.ts'
import type { ListedAbsence } from './use-absences.ts'

/** Formats the hours of an absence: "09:00 – 11:00". Empty for whole days. */
export const formatAbsenceHours = ({ startTime, endTime }: Pick<ListedAbsence, 'startTime' | 'endTime'>): string =>
  startTime === null || endTime === null ? '' : formatClockRange(startTime, endTime)
