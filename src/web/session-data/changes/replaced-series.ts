import type { QueryClient } from '@tanstack/react-query'
import { clientRecordsQuery, type Session } from '../queries.ts'
import { findReplacedSeries } from './plans.ts'

/** Fetches the series of which a dated session is an exception: such a session stays in its slot and is postponed there. */
export const fetchReplacedSeries = async (queryClient: QueryClient, session: Session) =>
  session.seriesId !== undefined
    ? findReplacedSeries(session, await queryClient.fetchQuery(clientRecordsQuery(session.client.id, session.turnId)))
    : undefined
