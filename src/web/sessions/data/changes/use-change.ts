import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError, errorCode } from '#api/errors.ts'
import { isSameSession } from '#domain/session-key.ts'
import { dateOf, weekStart } from '#domain/weeks.ts'
import { refetchQueries, resetQueries } from '../../../data/query.ts'
import { type Session, weekQuery } from '../queries.ts'
import { applyToWeek, type Change, invertChange, type Step, type TurnWeek } from './change.ts'
import { showOptimisticMarks } from './optimistic-marks.ts'
import { sendStep } from './send-step.ts'
import { addUndoEntry, isOwnVersion, recordStep, withLatestVersion } from './undo-history.ts'

const mutationKey = ['agenda'] as const

type ChangeRequest = {
  change: Change
  /** It undoes a change of the user. It must not overwrite what a colleague has changed since. */
  isUndo?: boolean
}

/**
 * Returns a function that makes changes one after the other. It resolves to the change with the server's answers, or rejects with what refused it;
 * the steps before that are reverted.
 */
export function useChange() {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'agenda' },
    mutationFn: (request: ChangeRequest) => sendChange(queryClient, request),
    onSuccess: async (done) => {
      // A week requested before the change may arrive after it, and would hide it.
      await queryClient.cancelQueries({ queryKey: weeksKey, predicate: ({ state }) => state.data !== undefined })
      for (const [queryKey, sessions] of queryClient.getQueriesData<Session[]>({ queryKey: weeksKey })) {
        const week = parseWeekKey(queryKey)
        // The data is as old as before: changes by colleagues are not in it.
        const { dataUpdatedAt: updatedAt } = queryClient.getQueryState(queryKey) ?? {}
        if (sessions && week) queryClient.setQueryData(queryKey, applyToWeek(sessions, done, week), { updatedAt })
      }
      void resetQueries(queryClient, '/v1/sessions/available-people')
    },
    onSettled: (done) => {
      if (done === undefined || done.some(({ kind }) => kind === 'end')) uncertainClients.add(queryClient)
      // Refetches once, after the last of several changes.
      if (queryClient.isMutating({ mutationKey }) !== 1) return
      if (uncertainClients.delete(queryClient)) void refetchQueries(queryClient, '/v1/sessions')
      else void queryClient.invalidateQueries({ predicate: isSessionsQuery, refetchType: 'none' })
    },
  })
  return (request: ChangeRequest) => showOptimisticMarks(queryClient, request.change, () => mutateAsync(request))
}

/** The query clients whose cache may differ from the server: a change was refused, or did more than the web knows. */
const uncertainClients = new WeakSet<QueryClient>()

/** Sends the steps of a change. When one is refused, those before it are reverted. */
async function sendChange(queryClient: QueryClient, { change, isUndo }: ChangeRequest): Promise<Change> {
  const done: Step[] = []
  const send = async (step: Step) => {
    const sent = await sendStep(step)
    recordStep(queryClient, step, sent)
    return sent
  }
  try {
    for (const step of change) done.push(await send(updateStep(queryClient, step, isUndo)))
  } catch (error) {
    await revertSteps(queryClient, invertChange(done), send).catch(() => {
      throw createHalfDoneError(error)
    })
    throw error
  }
  return done
}

/** Reverts the sent steps of a refused change. What cannot be reverted now can be undone by Ctrl+Z. */
async function revertSteps(queryClient: QueryClient, change: Change, send: (step: Step) => Promise<Step>) {
  for (const [index, step] of change.entries())
    await send(updateStep(queryClient, step, true)).catch((error) => {
      addUndoEntry(queryClient, { message: 'Cambio a medias', changes: [change.slice(index)] })
      throw error
    })
}

/** The error of a refused change whose first steps could not be reverted. Its details hold what refused the rest. */
const createHalfDoneError = (error: unknown) =>
  new ApiError(errorCode.conflict, 'El cambio quedó a medias: no se pudo volver atrás. Pulse Ctrl+Z para intentarlo de nuevo.', {
    details: error instanceof ApiError ? [{ path: '', message: error.message }, ...error.details] : [],
    cause: error,
  })

/** Updates the ids and versions of a step that has waited for other changes. */
function updateStep(queryClient: QueryClient, step: Step, isUndo: boolean | undefined): Step {
  const update = (session: Session): Session => {
    const latest = withLatestVersion(queryClient, session)
    if (isUndo) return latest
    const cached = findCachedSession(queryClient, latest)
    // With the version that the user saw, the server refuses to overwrite a change by a colleague.
    if (cached)
      return {
        ...session,
        ...{
          id: cached.id,
          standing: cached.standing,
          updatedAt: isOwnVersion(queryClient, cached) ? cached.updatedAt : session.updatedAt,
        },
      }
    return latest.id === session.id ? session : latest
  }
  if (step.kind === 'book') return step
  if (step.kind === 'delete') return { ...step, sessions: step.sessions.map(update) }
  if (step.kind === 'end') return { ...step, series: update(step.series) }
  const before = update(step.before)
  return { ...step, before, after: { ...step.after, id: before.id } }
}

/** The session with the same key in the cached week. It may have another id, if it is an exception now. */
function findCachedSession(queryClient: QueryClient, session: Session): Session | undefined {
  const { turnId, sessionDate } = session
  if (sessionDate === null) return
  return queryClient.getQueryData(weekQuery(turnId, weekStart(sessionDate)).queryKey)?.find((other) => isSameSession(other, session))
}

const weeksKey = ['/v1/sessions/by-turn-and-week'] as const

const isSessionsQuery = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => String(path).startsWith('/v1/sessions')

/** The turn and week of a week's query key. */
function parseWeekKey(queryKey: readonly unknown[]): TurnWeek | undefined {
  const [, input] = queryKey as ReturnType<typeof weekQuery>['queryKey']
  const { turnId, year, month, day } = input.query
  const date = dateOf(year, month, day)
  return date === null ? undefined : { turnId, week: weekStart(date) }
}

/** The sessions of a week with the pending changes. A refused change disappears by itself. Undefined when the week could not be loaded. */
export function useWeekSessions(turnId: string, week: string): readonly Session[] | undefined {
  const { data } = useQuery({ ...weekQuery(turnId, week), retryOnMount: false })
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as ChangeRequest).change,
  })
  return useMemo(
    () => data && pending.reduce<readonly Session[]>((sessions, change) => applyToWeek(sessions, change, { turnId, week }), data),
    [data, pending, turnId, week],
  )
}

/** The cached sessions of a week with the pending changes, outside of a component. */
export const getWeekSessions = (queryClient: QueryClient, week: TurnWeek): readonly Session[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => (state.variables as ChangeRequest).change)
    .reduce<readonly Session[]>(
      (sessions, change) => applyToWeek(sessions, change, week),
      queryClient.getQueryData(weekQuery(week.turnId, week.week).queryKey) ?? [],
    )
