import type { Session } from './queries.ts'

/** True for an occurrence, and for an exception of a series. */
export const isOfSeries = ({ standing, seriesId }: Session): boolean => standing || seriesId !== undefined
