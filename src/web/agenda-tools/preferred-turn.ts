import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import { signedInUserQuery } from '#web/auth/signed-in-user.ts'
import { queryClientContext } from '#web/data/query-client.ts'
import { settingsQuery } from '#web/data/settings.ts'
import type { AgendaParams } from '#web/navigation/paths.ts'
import type { Participant } from '#web/people/participant.ts'
import { monthQueries } from '#web/person-sessions/shown-months.ts'
import { findUsualTurn } from '#web/person-sessions/timeline.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { readLastTurn } from '#web/session-data/last-turn.ts'
import type { Schedule } from '#web/session-data/queries.ts'

/** Loads what a loader needs to choose a turn: schedules, the clinic's time, and the turn to show where the URL names none. */
export async function loadPreferredTurn({ context, request }: LoaderFunctionArgs, requested: Pick<AgendaParams, 'schedule' | 'bookFor'>) {
  const queryClient = context.get(queryClientContext)
  const [schedules, user, { timeZone }] = await Promise.all([
    queryClient.ensureQueryData(schedulesQuery()),
    queryClient.ensureQueryData(signedInUserQuery()),
    queryClient.ensureQueryData(settingsQuery()),
  ])
  const moment = new Date()
  const now = { date: toLocalDate(moment, timeZone), minutes: toLocalMinutes(moment, timeZone) }
  const last = readLastTurn()
  const person =
    requested.schedule === undefined ? choosePerson(requested.bookFor, last.turn === undefined ? user.workerId : undefined) : undefined
  const usual = person && (await fetchUsualTurn(queryClient, person, schedules, { url: new URL(request.url), today: now.date }))
  return { schedules, now, preferred: usual ?? last }
}

/** Chooses the person whose usual turn is shown: the client to be booked, or else the worker who signed in and has seen no turn yet. */
const choosePerson = (clientId: string | undefined, workerId: string | null | undefined): Participant | undefined =>
  clientId ? { kind: 'client', id: clientId } : workerId ? { kind: 'worker', id: workerId } : undefined

/** Fetches the turn in which a person has most sessions, as on the person's page. Undefined without sessions, or when they cannot be fetched. */
async function fetchUsualTurn(
  queryClient: QueryClient,
  person: Participant,
  schedules: readonly Schedule[],
  context: { url: URL; today: string },
) {
  const queries = monthQueries(person, context)
  const months = await Promise.all(queries.map((query) => queryClient.ensureQueryData(query))).catch(() => [])
  return findUsualTurn(months.flat(), schedules)
}
