import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Participant } from '#web/people/participant.ts'
import { buildTimeline, splitTimeline } from '#web/person-sessions/timeline.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import type { Session } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { ownSessionsQuery } from './queries.ts'

/** Returns the worker's or client's own sessions around a date, by time, and the next one if the period contains today. Without a date it is today. */
export function useOwnSessions(participant: Participant, chosenDate: string | undefined) {
  const now = useNow()
  const date = chosenDate ?? now.date
  const query = ownSessionsQuery(participant, date, now.date)
  // The loader has fetched the period. At midnight another one may begin, and the page keeps its sessions until that one has arrived.
  const { data: sessions = noSessions } = useQuery({ ...query, placeholderData: keepPreviousData })
  const { data: schedules = noSchedules } = useSideQuery(schedulesQuery())
  const badges = useWorkerBadges(sessions)
  const entries = useMemo(() => buildTimeline(participant, sessions, schedules, now), [participant, sessions, schedules, now])
  return { now, date, query, sessions, badges, entries, next: splitTimeline(entries).next }
}

const noSessions: readonly (Session & { sessionDate: string })[] = []
const noSchedules: never[] = []
