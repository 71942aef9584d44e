import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getSessionKey } from '#domain/session-key.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import type { Change } from '#web/session-data/changes/change.ts'
import { explainRefusal } from '#web/session-data/changes/explain-refusal.ts'
import { planMark, planMove, toTarget } from '#web/session-data/changes/plans.ts'
import { fetchReplacedSeries } from '#web/session-data/changes/replaced-series.ts'
import { RefusedWithOthers } from '#web/session-data/changes/step-errors.ts'
import { useStepConflicts, useUnedited } from '#web/session-data/changes/use-verdict.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import type { Settlement, UnsettledItem } from './settlement.ts'

/** An item and what is done about it. */
export interface SettledItem {
  item: UnsettledItem
  settlement: Settlement
}

/** Returns the function that makes all settlements, which are undone together. It resolves to the reasons of the refused sessions, by their keys. */
export function useApplySettlements() {
  const queryClient = useQueryClient()
  const { makeChanges } = useAgendaActions()
  return async (settled: readonly SettledItem[]): Promise<Map<string, string>> => {
    const steps = await planSteps(queryClient, settled)
    const refused = await makeChanges(
      (count) => (count === 1 ? '1 sesión resuelta' : `${count} sesiones resueltas`),
      steps.map(({ change }) => change),
    )
    return explainRefusals(queryClient, steps, refused)
  }
}

/** Returns the conflicts of settlements that the server finds before they are made, by the keys of the sessions. */
export function useSettlementConflicts(settled: readonly SettledItem[]): ReadonlyMap<string, string> {
  const { data: steps = noSteps } = useQuery({
    queryKey: ['settlement steps', settled],
    queryFn: ({ client }) => planSteps(client, settled),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const change = useUnedited(steps.flatMap((step) => step.change)) ?? noChange
  const conflicts = useStepConflicts(change)
  const reasons = new Map<string, string>()
  let next = 0
  for (const step of steps) {
    const own = conflicts.slice(next, next + step.change.length).find((conflict) => conflict !== undefined)
    next += step.change.length
    if (own) reasons.set(getSessionKey(step.session), describeError(own))
  }
  return reasons
}

const noSteps: SettlementStep[] = []
const noChange: Change = []

interface SettlementStep {
  item: UnsettledItem
  session: Session
  change: Change
}

/** Returns the change for each session of the items. */
const planSteps = (queryClient: QueryClient, settled: readonly SettledItem[]): Promise<SettlementStep[]> =>
  Promise.all(
    settled.flatMap(({ item, settlement }) =>
      item.sessions.map(async (session) => {
        const isMoved = settlement.kind === 'reassign' || (settlement.kind === 'postpone' && settlement.slot !== null)
        const series = isMoved ? await fetchReplacedSeries(queryClient, session) : undefined
        return { item, session, change: planSettlement(session, settlement, series) }
      }),
    ),
  )

/** Explains errors of steps, by the keys of their sessions. */
async function explainRefusals(queryClient: QueryClient, steps: readonly SettlementStep[], refused: ReadonlyMap<number, unknown>) {
  const own = new Map<string, string>()
  for (const [index, error] of refused) {
    const { item, session } = steps[index]!
    if (error instanceof RefusedWithOthers) continue
    const reason = await explainRefusal(queryClient, session, error)
    own.set(item.key, item.sessions.length > 1 ? `${formatShortDate(session.sessionDate ?? '')}: ${reason}` : reason)
  }
  // A session that was refused only because of another date of its series gets the reason of that date.
  return new Map(
    [...refused].map(([index, error]) => {
      const { item, session } = steps[index]!
      return [
        getSessionKey(session),
        own.get(item.key) ?? (error instanceof RefusedWithOthers ? error.message : describeError(error)),
      ] as const
    }),
  )
}

/** `series`: the one of which the session is an exception. */
function planSettlement(session: Session, settlement: Settlement, series: Session | undefined): Change {
  if (settlement.kind === 'reassign') return planMove(session, { ...toTarget(session), worker: settlement.worker }, series)
  if (settlement.kind === 'cancel') return planMark(session, { state: 'canceled' })
  if (settlement.kind === 'keep') return planMark(session, session.unavailable ? { accepted: session.unavailable } : {})
  return settlement.slot
    ? planMove(session, { ...settlement.slot, worker: session.worker }, series)
    : planMark(session, { state: 'postponed' })
}

/** The keys of the sessions of an item, by which it is found again in the list. */
export const listSessionKeys = ({ sessions }: UnsettledItem) => sessions.map(getSessionKey)
