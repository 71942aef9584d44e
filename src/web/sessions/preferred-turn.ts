import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import { signedInUserQuery } from '../auth/signed-in-user.ts'
import { queryClientContext } from '../data/query-client.ts'
import { settingsQuery } from '../data/settings.ts'
import type { TurnParams } from '../navigation/paths.ts'
import { schedulesQuery } from '../schedules/queries.ts'
import { readLastTurn } from './data/last-turn.ts'
import type { Schedule } from './data/queries.ts'
import { monthQueries } from './of-person/shown-months.ts'
import { findUsualTurn } from './of-person/timeline.ts'

/** Loads what a loader needs to choose a turn: schedules, user, the clinic's time, and the turn to show where the URL names none. */
export async function loadPreferredTurn({ context, request }: LoaderFunctionArgs, requested: TurnParams) {
  const queryClient = context.get(queryClientContext)
  const [schedules, user, { timeZone }] = await Promise.all([
    queryClient.ensureQueryData(schedulesQuery()),
    queryClient.ensureQueryData(signedInUserQuery()),
    queryClient.ensureQueryData(settingsQuery()),
  ])
  const moment = new Date()
  const now = { date: toLocalDate(moment, timeZone), minutes: toLocalMinutes(moment, timeZone) }
  const last = readLastTurn()
  const isFirstVisit = requested.schedule === undefined && last.turn === undefined
  const preferred =
    isFirstVisit && user.workerId
      ? await fetchUsualTurn(queryClient, user.workerId, schedules, { url: new URL(request.url), today: now.date })
      : last
  return { schedules, user, now, preferred: preferred ?? {} }
}

/** Fetches the turn in which a worker has most sessions, as on the worker's page. Undefined without sessions, or when they cannot be fetched. */
async function fetchUsualTurn(
  queryClient: QueryClient,
  workerId: string,
  schedules: readonly Schedule[],
  context: { url: URL; today: string },
) {
  const queries = monthQueries({ kind: 'worker', id: workerId }, context)
  const months = await Promise.all(queries.map((query) => queryClient.ensureQueryData(query))).catch(() => [])
  return findUsualTurn(months.flat(), schedules)
}
