import { useMutation, useMutationState, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { weekStart } from '#domain/weeks.ts'
import { askAgain, discard } from '../query.ts'
import { type Change, onWeek, placeOf, send, subjectOf } from './changes.ts'
import { type Session, weekQuery } from './queries.ts'

const key = ['agenda'] as const

/** The week a change belongs to. */
const weekOf = (change: Change) => {
  const { turnId, sessionDate } = subjectOf(change)
  return weekQuery(turnId, weekStart(sessionDate ?? ''))
}

/** Makes changes one after the other; each resolves to what came about, or rejects with what was refused. */
export function useChange() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: key,
    scope: { id: 'agenda' },
    mutationFn: (change: Change) => send(current(change)),
    onSuccess: async (done) => {
      const { queryKey } = weekOf(done)
      // a week that was asked for before the change may arrive after it, and would take it off the screen
      await client.cancelQueries({ queryKey, exact: true, predicate: ({ state }) => state.data !== undefined })
      client.setQueryData(queryKey, (week) => week && onWeek(week, done))
      // who was just booked is not offered again
      void discard(client, '/v1/sessions/available-people')
    },
    onSettled: () => {
      // the truth is asked for once, after the last of a quick series
      if (client.isMutating({ mutationKey: key }) === 1) void askAgain(client, '/v1/sessions')
    },
  })

  /** A change that waited for another starts from what that one left. */
  function current(change: Change): Change {
    if (change.before === null) return change
    const place = placeOf(change.before)
    const known = client.getQueryData(weekOf(change).queryKey)?.find((session) => placeOf(session) === place)
    return known ? { ...change, before: known } : change
  }

  return mutateAsync
}

/** The week as it is shown: the server's, with the changes that are on their way. A refused one vanishes by itself. */
export function useWeek(turnId: string, week: string): Session[] {
  const { data } = useSuspenseQuery(weekQuery(turnId, week))
  const pending = useMutationState({ filters: { mutationKey: key, status: 'pending' }, select: ({ state }) => state.variables as Change })
  return useMemo(() => {
    // a booking shows when it is made: until then its form is open
    const shown = pending.filter((change) => change.before !== null && belongs(subjectOf(change), turnId, week))
    return shown.reduce(onWeek, data)
  }, [data, pending, turnId, week])
}

const belongs = (session: Session, turnId: string, week: string) =>
  session.turnId === turnId && weekStart(session.sessionDate ?? '') === week
