import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { toApiError } from '#api/error-response.ts'
import { ApiError, errorCode } from '#api/errors.ts'
import { useCan } from '#web/auth/access.ts'
import { isUnanswered } from '#web/changes/send-once.ts'
import { api } from '#web/data/api.ts'
import { getPollInterval } from '#web/data/live/live-state.ts'
import { fetchBetweenChanges } from '../queries.ts'
import { acceptUnavailability, type Change, getChangedSession, type Step } from './change.ts'
import { isOnlyUnavailable, isStale } from './explain-refusal.ts'
import { maxSteps } from './send-changes.ts'
import { toStepBody } from './step-bodies.ts'
import { updateSteps } from './unanswered-changes.ts'

/** What the server says of a change before it is made. */
export interface Verdict {
  /** The conflict for which it would refuse the change; undefined without one, and while nothing is known. */
  conflict: ApiError | undefined
  /** True when the conflict is only that workers are not available, so that the change can be made all the same. */
  isOnlyUnavailable: boolean
}

const path = '/v1/sessions/changes'

/** The status of the single call that would fail like a step. */
const statuses = new Map<number, number>([
  [errorCode.conflict, 409],
  [errorCode.notFound, 404],
])

/** The query of the error of each step of a change, in their order: undefined where the server would make the step. A call takes at most 500 steps. */
const verdictQuery = (change: Change) =>
  queryOptions({
    queryKey: [path, 'dry run', change.map(toTriedStep)] as const,
    queryFn: ({ client, signal }) =>
      fetchBetweenChanges(client, async () => {
        const steps = updateSteps(client, change).map(toTriedStep)
        const { results } = await api.send('post', path, { body: { steps, dryRun: true } }, signal)
        return results.map(({ error }) => error && toApiError(error, { status: statuses.get(error.code) }))
      }),
    staleTime: 0,
    refetchInterval: getPollInterval,
  })

/** Returns a step as it is tried out, without its note: a note causes no conflict, and each key that is pressed would ask again. */
export const toTriedStep = (step: Step) => toStepBody(step.kind === 'book' ? { ...step, session: { ...step.session, note: null } } : step)

/** Returns the conflict of each step of a change: undefined where the server would make it. Empty while nothing is known. */
export function useStepConflicts(change: Change): readonly (ApiError | undefined)[] {
  const can = useCan()
  // A change that was sent and has no answer may be its own conflict: it is sent again with its key.
  const isUndecided = [change, acceptUnavailability(change)].some((sent) => isUnanswered(path, { body: { steps: sent.map(toStepBody) } }))
  const enabled = change.length > 0 && change.length <= maxSteps && !isUndecided && can('changeSessions')
  const { data = [] } = useQuery({ ...verdictQuery(change), enabled })
  // What a colleague has changed meanwhile is explained when the change is sent.
  return enabled ? data.map((error) => (error?.code === errorCode.conflict && !isStale(error) ? error : undefined)) : []
}

const noSteps: Change = []

/** How long a plan stays the same before the server is asked about it, in milliseconds. */
const editPause = 300

/** Returns a change once it has not been edited for a moment. */
export function useUnedited(change: Change | undefined): Change | undefined {
  const steps = JSON.stringify(change?.map(toTriedStep))
  const [lastSteps] = useDebouncedValue(steps, editPause)
  return steps === lastSteps ? change : undefined
}

/**
 * Returns the conflict of a change, by all that the server has. Nothing is known of a refusal that is no conflict, and of a server that cannot try changes out:
 * then the change is sent, and its refusal says why.
 */
export function useVerdict(change: Change = noSteps): Verdict {
  const conflict = joinConflicts(useStepConflicts(change), change)
  return { conflict, isOnlyUnavailable: isOnlyUnavailable(conflict) }
}

/** Returns the conflicts of steps as one. Its message is the first one, and counts the others. `change`: the steps. */
function joinConflicts(conflictsOfSteps: readonly (ApiError | undefined)[], change: Change): ApiError | undefined {
  const conflicts = conflictsOfSteps.filter((error) => error !== undefined)
  const changedIds = new Set(change.flatMap((step) => getChangedSession([step])?.id ?? []))
  // A step that fails because another one does is no reason.
  const reasons = conflicts.filter(({ details }) => details.length === 0 || details.some(({ id }) => !id || !changedIds.has(id)))
  // What can be accepted is named only if nothing else prevents the change.
  const [first] = [...reasons.filter((error) => !isOnlyUnavailable(error)), ...reasons, ...conflicts]
  const others = new Set(reasons.map(({ message }) => message)).size - 1
  if (!first || others < 1) return first
  const message = `${first.message} Hay ${others} ${others === 1 ? 'cruce' : 'cruces'} más.`
  return new ApiError(errorCode.conflict, message, { details: reasons.flatMap(({ details }) => details) })
}
