import { api } from '../../data/api.ts'
import type { Session } from './queries.ts'

/** True for an occurrence, and for an exception where the server names the series that it belongs to. */
export const isOfSeries = ({ standing, seriesId }: Session): boolean => standing === true || seriesId !== undefined

/** False for a session that is no exception of a series. Where the server does not name the series, every dated session may be one. */
export const mayBeException = ({ standing, seriesId }: Session): boolean =>
  !standing && (seriesId !== undefined || !api.hasAddition('Session.series_id'))
