import { isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'
import type { OperationId } from '#api/operation.ts'
import type { Context } from '../context.ts'
import { type ContractOperation, getOperation, operations } from '../contract.ts'
import { isSame } from '../exchange/answer.ts'
import type { Request } from '../exchange/exchange.ts'
import { readPointer, show } from '../judge/violation.ts'
import type { Scenario } from '../scenario.ts'
import { addProperties, listProperties } from './add-properties.ts'
import { keptWhenMissing, readUnder, unreadable, writesNoRecord, writtenRequests } from './requests.ts'

/** The operation that reads a record, by tag. */
const readers: Record<string, OperationId> = {
  ...{ people: 'getPerson', clients: 'getClient', workers: 'getWorker', roles: 'getRole', users: 'getUser' },
  ...{ schedules: 'getSchedule', sessions: 'getSession', 'public-link': 'getPublicLink' },
}

const isWriting = ({ id, bodySchema }: ContractOperation) => bodySchema !== undefined && !(id in writesNoRecord)

/** Returns the title of the scenario in which an operation stores what it is sent. */
export const nameWriting = (id: OperationId) =>
  `${id} stores every property that it accepts${id in keptWhenMissing ? `, and keeps ${keptWhenMissing[id]!.join(', ')} when they are missing` : ''}`

/** The operations that write a record. Throws for one without a request or a reader, because nothing would show that it stores what it is sent. */
export const writingOperations = operations.filter(isWriting).map((operation) => {
  if (!writtenRequests[operation.id])
    throw new Error(
      `${operation.id} has a body: give it a request, or the reason why it writes no record, in src/conformance/written/requests.ts.`,
    )
  if (!readers[operation.tag])
    throw new Error(
      `No operation reads what ${operation.id} writes: name the one of the tag ${operation.tag} in src/conformance/written/written.ts.`,
    )
  return operation
})

/**
 * Makes the scenario in which an operation writes every property of its schema, and reads it back. What replaces a record then does so without what stays as it
 * is when it is missing, and the record still has that.
 */
export const createWritingScenario = (operation: ContractOperation): Scenario => ({
  title: nameWriting(operation.id),
  operations: [operation.id],
  run: async (context) => {
    const build = writtenRequests[operation.id] as (context: Context) => Promise<Request[]>
    const requests = await build(context)
    const kept = keptWhenMissing[operation.id]
    const written = new Set(requests.flatMap(({ body }) => listProperties(body)))
    for (const request of requests) {
      const body = addProperties(operation.bodySchema!, request.body as JsonValue, written) as JsonObject
      await write(context, operation, { ...request, body }, body)
      const others = Object.entries(body).filter(([name]) => !kept?.includes(name))
      if (kept) await write(context, operation, { ...request, body: Object.fromEntries(others) }, body)
    }
  },
})

/** Sends a request, and checks that the records then have the expected values. */
async function write(context: Context, operation: ContractOperation, request: Request, expectedBody: unknown) {
  const { administrator } = context
  const answer = await administrator.send(operation.id, request, operation.success)
  for (const { id, pointer } of listRecords(answer.body, request)) {
    const reader = readers[operation.tag]!
    const { success } = getOperation(reader)
    const { body: record } = await administrator.send(reader, { path: { id } }, success)
    for (const { at, value } of listValues(readPointer(expectedBody, pointer))) {
      const received = readPointer(record, at) ?? readPointer(record, readUnder[at] ?? at)
      const expected = `${show(value)} in the record that ${reader} reads, as it was written`
      answer.check(isSame(sortIds(received), sortIds(value)), `${pointer}${at}`, expected, received)
    }
  }
}

/** Lists the records that a call has written, each with its place in the request: the one that the response, the path or the body names, or several. */
function listRecords(response: unknown, { path, body }: Request): { id: string; pointer: string }[] {
  if (Array.isArray(response)) return response.map((id, index) => ({ id: String(id), pointer: `/sessions/${index}` }))
  const sent = body as { id?: string; url?: string }
  const id = (response as { id?: string } | undefined)?.id ?? (path as { id?: string } | undefined)?.id ?? sent.id ?? sent.url
  return [{ id: String(id), pointer: '' }]
}

/** Lists the values of a body with their JSON pointers, without those that cannot be read back. A list of values counts as one. */
const listValues = (value: unknown, at = ''): { at: string; value: unknown }[] =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([name, item]) => (name in unreadable ? [] : listValues(item, `${at}/${name}`)))
    : Array.isArray(value) && value.some(isJsonObject)
      ? value.flatMap((item, index) => listValues(item, `${at}/${index}`))
      : [{ at, value }]

/** The order of a list of numbers or ids has no meaning. */
const sortIds = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value)
