import type { Context, CreatedUser } from '../context.ts'
import type { ContractOperation } from '../contract.ts'
import type { Answer } from '../exchange/answer.ts'
import type { Request } from '../exchange/exchange.ts'
import { getDetails } from '../exchange/refusal-details.ts'
import { readPointer } from '../judge/violation.ts'
import { Skipped } from '../recorder.ts'
import type { Samples, Scenario } from '../scenario.ts'
import { listCases } from './cases.ts'
import { expectNamedAccess } from './named-access.ts'
import type { NegativeCase } from './negative-case.ts'
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
    for (const { subject, caller, request, expected, code, path } of cases)
      try {
        const sender = await findCaller(context, caller, getUserWithoutAccess)
        const answer = await sender.send(id, request, expected, { continueOnFailure: true, subject })
        if (caller === 'user without access' && answer.status === 403) expectNamedAccess(answer, operation.access)
        if (answer.status === 400) expectRefusal(answer, { subject, code, path })
      } catch (error) {
        // Without a user who lacks access the other cases can still be tried.
        if (!(error instanceof Skipped)) throw error
        skipped = error
      }
    if (!skipped) return
    skipped.isPart = true
    throw skipped
  },
})

/** Expects a bad request to have this code, and to name the field at this path, a part of it, or the whole of which it is a part. */
function expectRefusal(answer: Answer<unknown>, { subject, code, path = '' }: Pick<NegativeCase, 'subject' | 'code' | 'path'>) {
  const received = readPointer(answer.body, '/error/code')
  answer.check(code === undefined || received === code, '/error/code', `code ${code} (${subject})`, received)
  const paths = getDetails(answer).map((detail) => detail.path)
  const isNamed = paths.some((named) => `${path}.`.startsWith(`${named}.`) || named.startsWith(`${path}.`))
  answer.check(path === '' || isNamed, '/error/details', `a problem with the path ${path} (${subject})`, paths)
}

async function findCaller(context: Context, caller: string, getUserWithoutAccess: () => Promise<Pick<CreatedUser, 'caller'>>) {
  // Callers are copied, because some operations end the sign-in.
  if (caller === 'visitor') return context.visitor.copy()
  return (caller === 'administrator' ? context.administrator : (await getUserWithoutAccess()).caller).copy()
}
