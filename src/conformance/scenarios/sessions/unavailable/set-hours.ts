import { parseTimeOfDay } from '#domain/clock.ts'
import { getWeekday } from '#domain/weeks.ts'
import type { Context } from '../../../context.ts'

/** Replaces the working hours of a worker by these periods of the weekday of a date, such as `['08:00', '12:00']`. */
export const setHoursOn = ({ administrator }: Context, worker: string, date: string, ...periods: [start: string, end: string][]) =>
  administrator.call('replaceWorkerWorkingHours', {
    path: { id: worker },
    body: periods.map(([start, end]) => ({ day: getWeekday(date), start_time: parseTimeOfDay(start), end_time: parseTimeOfDay(end) })),
  })
