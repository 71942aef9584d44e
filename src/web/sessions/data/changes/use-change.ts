import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError, errorCode } from '#api/errors.ts'
import { dateOf, weekStart } from '#domain/weeks.ts'
import { refetchQueries, resetQueries } from '../../../data/query.ts'
import { type Session, weekQuery } from '../queries.ts'
import { applyToWeek, type Change, hasSameKey, invertChange, type Step, type TurnWeek } from './change.ts'
import { showOptimisticMarks } from './optimistic-marks.ts'
import { sendStep } from './send-step.ts'
import { addUndoEntry, isOwnVersion, recordStep, withLatestVersion } from './undo-history.ts'

const key = ['agenda'] as const

type ChangeRequest = {
  change: Change
  /** It takes back what was done from here: what a colleague did to the session since then is not overwritten. */
  undoing?: boolean
}

/** Makes changes one after the other; each resolves to what came about, or rejects with what was refused, and then nothing of it is left. */
export function useChange() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: key,
    scope: { id: 'agenda' },
    mutationFn: (wanted: ChangeRequest) => sendChange(client, wanted),
    onSuccess: async (done) => {
      // a week that was asked for before the change may arrive after it, and would take it off the screen
      await client.cancelQueries({ queryKey: weeks, predicate: ({ state }) => state.data !== undefined })
      for (const [queryKey, sessions] of client.getQueriesData<Session[]>({ queryKey: weeks })) {
        const at = readTurnWeek(queryKey)
        // it was not asked again: what colleagues changed comes in when it would have
        const { dataUpdatedAt: updatedAt } = client.getQueryState(queryKey) ?? {}
        if (sessions && at) client.setQueryData(queryKey, applyToWeek(sessions, done, at), { updatedAt })
      }
      // who was just booked is not offered again
      void resetQueries(client, '/v1/sessions/available-people')
    },
    onSettled: (done) => {
      if (done === undefined || done.some(({ kind }) => kind === 'end')) doubtful.add(client)
      // the truth is asked for once, after the last of a quick series
      if (client.isMutating({ mutationKey: key }) !== 1) return
      if (doubtful.delete(client)) void refetchQueries(client, '/v1/sessions')
      else void client.invalidateQueries({ predicate: ofSessions, refetchType: 'none' })
    },
  })
  return (wanted: ChangeRequest) => showOptimisticMarks(client, wanted.change, () => mutateAsync(wanted))
}

/** Where something of a series of changes was refused, or did more than is known here. */
const doubtful = new WeakSet<QueryClient>()

/** Sends the steps of a change; when one is refused, those before it are taken back. */
async function sendChange(client: QueryClient, { change, undoing }: ChangeRequest): Promise<Change> {
  const done: Step[] = []
  const run = async (step: Step) => {
    const sent = await sendStep(step)
    recordStep(client, step, sent)
    return sent
  }
  try {
    for (const step of change) done.push(await run(updateStep(client, step, undoing)))
  } catch (error) {
    await revertSteps(client, invertChange(done), run).catch(() => {
      throw createHalfDoneError(error)
    })
    throw error
  }
  return done
}

/** Takes back what came about of a change that was refused; what cannot be taken back now can be by Ctrl+Z. */
async function revertSteps(client: QueryClient, change: Change, run: (step: Step) => Promise<Step>) {
  for (const [index, step] of change.entries())
    await run(updateStep(client, step, true)).catch((error) => {
      addUndoEntry(client, { what: 'Cambio a medias', changes: [change.slice(index)] })
      throw error
    })
}

/** Of a change a part came about and could not be taken back: what to do, and what had refused the rest. */
const createHalfDoneError = (error: unknown) =>
  new ApiError(errorCode.conflict, 'El cambio quedó a medias: no se pudo volver atrás. Pulse Ctrl+Z para intentarlo de nuevo.', {
    details: error instanceof ApiError ? [{ path: '', message: error.message }, ...error.details] : [],
    cause: error,
  })

/** A change that waited for another starts from what that one left. */
function updateStep(client: QueryClient, step: Step, undoing: boolean | undefined): Step {
  const now = (session: Session): Session => {
    const left = withLatestVersion(client, session)
    if (undoing) return left
    const known = findCachedSession(client, left)
    // what a colleague has changed since it was looked at is not overwritten unseen
    if (known)
      return {
        ...session,
        ...{ id: known.id, standing: known.standing, updatedAt: isOwnVersion(client, known) ? known.updatedAt : session.updatedAt },
      }
    return left.id === session.id ? session : left
  }
  if (step.kind === 'book') return step
  if (step.kind === 'delete') return { ...step, sessions: step.sessions.map(now) }
  if (step.kind === 'end') return { ...step, series: now(step.series) }
  const before = now(step.before)
  return { ...step, before, after: { ...step.after, id: before.id } }
}

/** A session as its week has it now: by its place, because what stands in for a standing session has another id. */
function findCachedSession(client: QueryClient, session: Session): Session | undefined {
  const { turnId, sessionDate } = session
  if (sessionDate === null) return
  return client.getQueryData(weekQuery(turnId, weekStart(sessionDate)).queryKey)?.find((other) => hasSameKey(other, session))
}

const weeks = ['/v1/sessions/by-turn-and-week'] as const

const ofSessions = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => String(path).startsWith('/v1/sessions')

/** The week that a query is about. */
function readTurnWeek(queryKey: readonly unknown[]): TurnWeek | undefined {
  const [, input] = queryKey as ReturnType<typeof weekQuery>['queryKey']
  const { turnId, year, month, day } = input.query
  const date = dateOf(year, month, day)
  return date === null ? undefined : { turnId, week: weekStart(date) }
}

/**
 * The week as it is shown: the server's, with the changes that are on their way. A refused one vanishes by itself. Undefined
 * when it could not be loaded.
 */
export function useWeekSessions(turnId: string, week: string): readonly Session[] | undefined {
  const { data } = useQuery({ ...weekQuery(turnId, week), retryOnMount: false })
  const pending = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => (state.variables as ChangeRequest).change,
  })
  return useMemo(
    () => data && pending.reduce<readonly Session[]>((sessions, change) => applyToWeek(sessions, change, { turnId, week }), data),
    [data, pending, turnId, week],
  )
}

/** The same for who asks at one moment. */
export const getWeekSessions = (client: QueryClient, at: TurnWeek): readonly Session[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: key, status: 'pending' })
    .map(({ state }) => (state.variables as ChangeRequest).change)
    .reduce<readonly Session[]>(
      (sessions, change) => applyToWeek(sessions, change, at),
      client.getQueryData(weekQuery(at.turnId, at.week).queryKey) ?? [],
    )
