import { addDays } from './weeks.ts'

/** Returns the first and last date of the sessions that tell whom a client usually sees. */
export const getUsualPeriod = (today: string) => ({ from: addDays(today, -90), to: addDays(today, 30) })
