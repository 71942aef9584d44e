import type { Context, CreatedUser } from '../context.ts'
import type { ContractOperation } from '../contract.ts'
import type { Request } from '../exchange/exchange.ts'
import { Skipped } from '../recorder.ts'
import type { Samples, Scenario } from '../scenario.ts'
import { listCases } from './cases.ts'
import { expectNamedAccess } from './named-access.ts'
import { buildRequest } from './values.ts'

/** Returns the title of the scenario in which an operation refuses calls. */
export const nameRefusals = (id: string) => `${id} refuses what the contract forbids`

/** Makes the scenario in which an operation refuses what the contract forbids. `getUserWithoutAccess` answers the same user in every scenario. */
export const createRefusalScenario = (
  operation: ContractOperation,
  samples: Samples,
  getUserWithoutAccess: () => Promise<Pick<CreatedUser, 'caller'>>,
): Scenario => ({
  title: nameRefusals(operation.id),
  operations: [operation.id],
  run: async (context) => {
    const { id } = operation
    const shape = buildRequest(operation)
    const sample = (await samples[id]?.(context)) as Request | undefined
    const cases = listCases(operation, { shape, sample: sample && { path: {}, ...sample } })
    let skipped: Skipped | undefined
    for (const { subject, caller, request, expected } of cases)
      try {
        const sender = await findCaller(context, caller, getUserWithoutAccess)
        const answer = await sender.send(id, request, expected, { goesOn: true, subject })
        if (caller === 'user without access' && answer.status === 403) expectNamedAccess(answer, operation.access)
      } catch (error) {
        // Without a user who lacks access the other cases can still be tried.
        if (!(error instanceof Skipped)) throw error
        skipped = error
      }
    if (skipped) throw skipped
  },
})

async function findCaller(context: Context, caller: string, getUserWithoutAccess: () => Promise<Pick<CreatedUser, 'caller'>>) {
  // Callers are copied, because some operations end the sign-in.
  if (caller === 'visitor') return context.visitor.copy()
  return (caller === 'administrator' ? context.administrator : (await getUserWithoutAccess()).caller).copy()
}
