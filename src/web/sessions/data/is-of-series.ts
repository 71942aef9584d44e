import type { Session } from './queries.ts'

/** True for an occurrence, and for an exception where the server names the series that it belongs to. */
export const isOfSeries = ({ standing, seriesId }: Session): boolean => standing === true || seriesId !== undefined
