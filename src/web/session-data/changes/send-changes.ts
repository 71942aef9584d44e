import type { QueryClient } from '@tanstack/react-query'
import { ApiError, errorCode } from '#api/errors.ts'
import type { SessionStep, SessionStepResult } from '#api/generated/app.ts'
import { createCan } from '#web/auth/access.ts'
import { isUnauthorized } from '#web/auth/guard.ts'
import { sendUntilAnswered } from '#web/changes/send-once.ts'
import { api } from '#web/data/api.ts'
import type { Change } from './change.ts'
import { applyResult, toStepBody } from './step-bodies.ts'
import { RefusedWithOthers, refusedWithOthers, splitError } from './step-errors.ts'
import { recordVersions, updateSteps } from './unanswered-changes.ts'

/** The result of each change: the change with the server's ids and versions, or the error that refused it. */
export type ChangeResult = PromiseSettledResult<Change>

/** What became of changes, and the ids by which they can be undone. */
type SentChanges = { results: ChangeResult[]; changeIds: string[] }

/** The contract's limit for one call. */
export const maxSteps = 500

/**
 * Sends changes that the user makes together: in one call, which makes all or none, or in several where there are too many steps. After a call that failed no
 * further one is sent.
 */
export async function sendChanges(queryClient: QueryClient, changes: readonly Change[]): Promise<SentChanges> {
  const sent: SentChanges = { results: [], changeIds: [] }
  const parts = splitBySteps(changes)
  for (const [index, part] of parts.entries()) {
    try {
      const { done, changeId } = await sendPart(queryClient, part)
      sent.results.push(...done.map((value) => ({ status: 'fulfilled' as const, value })))
      if (changeId !== undefined) sent.changeIds.push(changeId)
    } catch (error) {
      // When the sign-in has ended, the whole request fails, so that the sign-in dialog says that it is not saved.
      if (isUnauthorized(error) && sent.results.length === 0) throw error
      const reasons = splitError(
        error,
        part.map(({ length }) => length),
      )
      const unsent = parts.slice(index + 1).flatMap((other) => other.map(() => new RefusedWithOthers(refusedWithOthers, { cause: error })))
      sent.results.push(...[...reasons, ...unsent].map((reason) => ({ status: 'rejected' as const, reason })))
      break
    }
  }
  return sent
}

function splitBySteps(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const change of changes) {
    size += change.length
    if (size > maxSteps) {
      parts.push([])
      size = change.length
    }
    parts.at(-1)!.push(change)
  }
  return parts
}

/** Sends changes in one call. Resolves to them with the server's ids and versions. */
async function sendPart(queryClient: QueryClient, changes: readonly Change[]) {
  const current = changes.map((change) => updateSteps(queryClient, change))
  const steps = current.flat().map(toStepBody)
  const { results, changeId } = createCan(queryClient)('changeSessions') ? await sendSteps(steps) : await sendAsOneCall(steps)
  let next = 0
  const done = current.map((change) => change.map((step) => applyResult(step, results[next++] ?? {})))
  recordVersions(queryClient, done.flat())
  return { done, changeId }
}

type SentSteps = { results: readonly SessionStepResult[]; changeId?: string | undefined }

async function sendSteps(steps: SessionStep[]): Promise<SentSteps> {
  const { data } = await sendUntilAnswered('/v1/sessions/changes', { body: { steps } })
  // The answer is that of an earlier change with the same steps, whose sessions have been deleted since: this one is another change.
  return data.results.some(({ gone }) => gone) ? sendSteps(steps) : data
}

/** Sends steps by the one call of the specification that makes all of them or none. It is not repeated: without a key, it could be made twice. */
async function sendAsOneCall(steps: SessionStep[]): Promise<SentSteps> {
  const [first, ...others] = steps
  const created = steps.flatMap(({ create }) => create ?? [])
  const deleted = steps.flatMap((step) => step.delete?.id ?? [])
  if (others.length > 0) {
    if (created.length === steps.length) return { results: (await bookAll(created)).map((id) => ({ create: { id } })) }
    if (deleted.length === steps.length) {
      await api.delete('/v1/sessions/bulk', { body: { ids: deleted } })
      return { results: deleted.map((id) => ({ delete: { id } })) }
    }
    throw new ApiError(errorCode.badRequest, 'Este servidor no puede hacer varios cambios de una vez. Hágalos uno por uno.')
  }
  if (first?.create) {
    const { override, ...body } = first.create
    return { results: [{ create: await api.post('/v1/sessions', { body, ...toQuery(override) }) }] }
  }
  if (first?.update) {
    const { id, override, ...body } = first.update
    return { results: [{ update: await api.put('/v1/sessions/{id}', { path: { id }, body, ...toQuery(override) }) }] }
  }
  if (first?.state) {
    const { id, override, ...body } = first.state
    return { results: [{ state: await api.patch('/v1/sessions/{id}/state', { path: { id }, body, ...toQuery(override) }) }] }
  }
  if (first?.delete) await api.delete('/v1/sessions/{id}', { path: first.delete })
  if (first?.endSeries) await api.delete('/v1/sessions/duplicated', { body: first.endSeries })
  return { results: [] }
}

/** Books several sessions. What overrides is said once for all of them. */
function bookAll(bookings: readonly NonNullable<SessionStep['create']>[]) {
  const sessions = bookings.map(({ override: _, ...body }) => body)
  return api.post('/v1/sessions/bulk', { body: { sessions }, ...toQuery(bookings.every(({ override }) => override)) })
}

const toQuery = (override: boolean | undefined) => (override ? { query: { override: true } } : {})
