import { access } from '#api/generated/access.ts'
import type { SessionStep } from '#api/generated/wire.ts'
import { authorize } from '../../authorization.ts'
import type { Actor } from '../../call.ts'
import type { ContractOperation, OwnerKind } from '../../contract.ts'
import { HttpError } from '../../errors.ts'
import type { Step } from './step.ts'

/** A step, and the 403 if the caller lacks the access of the single operation. */
export type CheckedStep =
  | { kind: keyof SessionStep; step: Step; error?: undefined }
  | { kind: keyof SessionStep; step?: undefined; error: HttpError }

/** The operation of which each kind of step has the access. */
const operationOf = {
  create: 'createSession',
  update: 'updateSession',
  state: 'changeSessionState',
  delete: 'deleteSession',
  end_series: 'endSeries',
} as const

function getOperationOf(kind: keyof SessionStep): Pick<ContractOperation, 'id' | 'rule'> {
  const id = operationOf[kind]
  const rule = access[id]
  const own = 'own' in rule ? Object.entries(rule.own).map(([owner, ownership]) => ({ kind: owner as OwnerKind, ownership })) : []
  return { id, rule: { public: false, any: rule.any, own, ownAccess: 'ownAccess' in rule ? rule.ownAccess : [] } }
}

/** Returns a step as it is run for the caller, or the 403 of the single operation. */
export function checkStep(step: SessionStep, actor: Actor): CheckedStep {
  // The contract allows exactly one property.
  const [kind] = Object.keys(step) as [keyof SessionStep]
  try {
    const ownOnly = authorize(actor, getOperationOf(kind), { params: {}, query: {} })
    return { kind, step: toStep(step, ownOnly) }
  } catch (error) {
    if (error instanceof HttpError) return { kind, error }
    throw error
  }
}

function toStep(step: SessionStep, ownOnly: ReturnType<typeof authorize>): Step {
  if (step.create) {
    const { override = false, ...body } = step.create
    return { kind: 'create', body, override }
  }
  if (step.update) {
    const { id, override = false, ...body } = step.update
    return { kind: 'update', id: id.toLowerCase(), body, override, ownOnly }
  }
  if (step.state) {
    const { id, override = false, ...body } = step.state
    return { kind: 'state', id: id.toLowerCase(), body, override, ownOnly }
  }
  if (step.delete) return { kind: 'delete', id: step.delete.id.toLowerCase(), clientKnows: step.delete.client_knows ?? false }
  return { kind: 'end_series', body: step.end_series! }
}
