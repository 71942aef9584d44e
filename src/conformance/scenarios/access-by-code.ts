import type { OperationId } from '#api/operation.ts'
import type { Context } from '../context.ts'
import { operations } from '../contract.ts'
import type { Request } from '../exchange/exchange.ts'
import type { Samples, Scenario } from '../scenario.ts'

/**
 * Makes the scenario in which a user with one access code after another calls every operation of a tag. `requests` builds a request that succeeds, for each
 * operation that needs one. Operations that need more access are left out by `except`.
 */
export function createAccessScenario(tag: string, requests: Samples, except: OperationId[] = []): Scenario {
  const called = operations.filter((operation) => operation.tag === tag && operation.access.length > 0 && !except.includes(operation.id))
  const codes = [...new Set(called.flatMap(({ access }) => access))]
  const modules = codes.filter((code) => code.endsWith('.delete')).map((code) => code.replace(/\.delete$/, ''))
  const buildRequest = async (id: OperationId, context: Context) => ((await requests[id]?.(context)) ?? {}) as Request
  return {
    title: `each access opens its own operations of ${tag} and no other`,
    operations: called.map(({ id }) => id),
    run: async (context) => {
      const offered = called.filter(({ id }) => context.has(id))
      // Calls that are refused and those that only read leave their record as it is.
      const reusable = new Map<OperationId, Request>()
      for (const { id } of offered) reusable.set(id, await buildRequest(id, context))
      const { caller, id: userId } = await context.createUser()
      const path = { id: userId }
      for (const code of [...codes, ...modules.map((module) => `${module}.mix`)]) {
        const access_ids = await context.findAccessIds([code])
        await context.administrator.call('giveUserAccess', { path, body: { access_ids } })
        for (const { id, access, success, method } of offered) {
          const isOpen = access.includes(code) || access.some((needed) => code === needed.replace(/\.\w+$/, '.mix'))
          const request = isOpen && method !== 'GET' ? await buildRequest(id, context) : reusable.get(id)!
          await caller.send(id, request, isOpen ? success : 403, { continueOnFailure: true, subject: `with ${code} alone` })
        }
        await context.administrator.call('takeUserAccess', { path, body: { access_ids } })
      }
    },
  }
}
