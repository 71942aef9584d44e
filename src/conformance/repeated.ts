import { isJsonObject } from '#api/document.ts'
import type { OperationId } from '#api/operation.ts'
import { createRandomId } from '#api/random-id.ts'
import type { Context } from './context.ts'
import { type ContractOperation, keyHeader, operations } from './contract.ts'
import type { Answer } from './exchange/answer.ts'
import type { Caller } from './exchange/caller.ts'
import type { Request } from './exchange/exchange.ts'
import { getDetails } from './exchange/refusal-details.ts'
import { buildPerson } from './random.ts'
import type { Samples, Scenario } from './scenario.ts'

const replayedHeader = 'idempotency-replayed'

/** The operations that take a key. */
export const keyedOperations = operations.filter(({ takesKey }) => takesKey)

/** Returns the title of the scenario in which an operation is sent again with its key. */
export const nameRepeating = (id: OperationId) => `${id} does once what is sent twice with a key`

/** Makes the scenario in which an operation is sent again with its key, with another body, and without a key. */
export const createRepeatingScenario = ({ id, success }: ContractOperation, samples: Samples): Scenario => ({
  title: nameRepeating(id),
  operations: [id],
  run: async (context) => {
    const { administrator, skip } = context
    if (!(await takesKeys(context))) skip('the server does not have changeSessions, and ignores keys')
    const build = samples[id] as (context: Context) => Promise<Request>
    const request = await build(context)
    const other = await build(context)
    const key = createRandomId()
    const send = (sent: Request, sentKey: string, expected: number, subject = '') =>
      administrator.send(id, { ...sent, headers: { [keyHeader]: sentKey } }, expected, { subject })
    const first = await send(request, key, success)
    expectNotReplayed(first)
    if (isJsonObject(first.body) && 'password' in first.body) {
      const again = await send(request, key, 409, 'what is sent again, and had a secret')
      const named = getDetails(again).map((detail) => detail.id)
      again.check(named.includes(String(first.body.id)), '/error/details', `a detail with the id ${first.body.id}`)
    } else {
      const again = await send(request, key, success, 'what is sent again')
      again.expectHeader(replayedHeader, 'true')
      again.expect('', first.body)
    }
    const refused = await send(other, key, 400, 'another body with the same key')
    refused.expect('/error/code', 3)
    for (const malformed of ['', 'k'.repeat(101), 'two words']) await send(other, malformed, 400, `the key "${malformed}"`)
    expectNotReplayed(await administrator.send(id, request, [success, 400, 409, 422], { subject: 'what is sent again without a key' }))
  },
})

const expectNotReplayed = (answer: Answer<unknown>) =>
  answer.checkHeader(answer.getHeader(replayedHeader) === undefined, replayedHeader, 'nothing')

/** Says of the server of each run, by its administrator, whether it takes keys. */
const known = new WeakMap<Caller, Promise<boolean>>()

/** True when a server takes keys, which it may ignore without `changeSessions`. Then a client is registered twice to see it. */
function takesKeys(context: Context): Promise<boolean> {
  const { administrator, has } = context
  const found = known.get(administrator) ?? (has('changeSessions') ? Promise.resolve(true) : probe(context))
  known.set(administrator, found)
  return found
}

async function probe({ administrator, hasTag }: Context): Promise<boolean> {
  // A server that is judged by other tags may lack clients. Then nobody knows, and keys are not judged.
  if (!(await hasTag('clients'))) return false
  const request = { body: { person: buildPerson() }, headers: { [keyHeader]: createRandomId() } }
  await administrator.send('createClient', request, 201)
  return (await administrator.send('createClient', request, [201, 409])).getHeader(replayedHeader) === 'true'
}
