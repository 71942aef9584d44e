import { isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'
import type { OperationId } from '#api/operation.ts'
import type { Context } from '../context.ts'
import { type ContractOperation, getOperation, operations } from '../contract.ts'
import { isSame } from '../exchange/answer.ts'
import type { Request } from '../exchange/exchange.ts'
import { readPointer, show } from '../judge/violation.ts'
import type { Scenario } from '../scenario.ts'
import { addProperties, listOptional, listProperties } from './add-properties.ts'
import { readUnder, unreadable, type WhenMissing, whenMissing, writesNoRecord, writtenRequests } from './requests.ts'

/** The operation that reads a record, by tag; alone, or in a list. */
const readers: Record<string, OperationId> = {
  people: 'getPerson',
  clients: 'getClient',
  workers: 'getWorker',
  roles: 'getRole',
  users: 'getUser',
  schedules: 'getSchedule',
  sessions: 'getSession',
  'public-link': 'getPublicLink',
  availability: 'listAbsences',
  'waiting-list': 'listWaitingEntries',
}

const isWriting = ({ id, bodySchema }: ContractOperation) => bodySchema !== undefined && !(id in writesNoRecord)

/** Returns the title of the scenario in which an operation stores what it is sent. */
export const nameWriting = (id: OperationId) =>
  `${id} stores every property that it accepts${id in whenMissing ? `, and ${describeMissing(whenMissing[id]!)} when missing` : ''}`

/** "keeps color and clears person/email, person/phone" */
function describeMissing(rules: WhenMissing) {
  const describe = (verb: string, rule: WhenMissing[string]) => {
    const pointers = Object.keys(rules).filter((pointer) => rules[pointer] === rule)
    return pointers.length === 0 ? [] : [`${verb} ${pointers.map((pointer) => pointer.slice(1)).join(', ')}`]
  }
  return [...describe('keeps', 'kept'), ...describe('clears', 'cleared')].join(' and ')
}

/**
 * The operations that write a record. Throws for one without a request or a reader, and for a PUT with an optional property of which nobody says what happens when
 * it is missing, because nothing would show that it stores what it is sent, and nothing else.
 */
export const writingOperations = operations.filter(isWriting).map((operation) => {
  if (!writtenRequests[operation.id])
    throw new Error(
      `${operation.id} has a body: give it a request, or the reason why it writes no record, in src/conformance/written/requests.ts.`,
    )
  if (!readers[operation.tag])
    throw new Error(
      `No operation reads what ${operation.id} writes: name the one of the tag ${operation.tag} in src/conformance/written/written.ts.`,
    )
  const unknown = operation.method === 'PUT' ? listOptional(operation.bodySchema!).filter((at) => !whenMissing[operation.id]?.[at]) : []
  if (unknown.length > 0)
    throw new Error(`Say in src/conformance/written/requests.ts what ${operation.id} does when its body lacks ${unknown.join(', ')}.`)
  return operation
})

/**
 * Makes the scenario in which an operation writes every property of its schema, and reads it back. What replaces a record then does so without the optional
 * properties, of which the record still has some and has lost the others.
 */
export const createWritingScenario = (operation: ContractOperation): Scenario => ({
  title: nameWriting(operation.id),
  operations: [operation.id],
  run: async (context) => {
    const build = writtenRequests[operation.id] as (context: Context) => Promise<WritingRequest[]>
    const requests = await build(context)
    const rules = whenMissing[operation.id]
    const written = new Set(requests.flatMap(({ body }) => listProperties(body)))
    for (const request of requests) {
      const body = addProperties(operation.bodySchema!, request.body as JsonValue, written) as JsonObject
      await write(context, operation, { ...request, body }, body)
      if (!rules) continue
      const sent = replaceValues(body, (at, value) => (rules[at] === 'kept' || rules[at] === 'cleared' ? undefined : value))
      await write(
        context,
        operation,
        { ...request, body: sent },
        replaceValues(body, (at, value) => (rules[at] === 'cleared' ? null : value)),
      )
    }
  },
})

/** Returns a body with other values of its properties. One that becomes undefined is left out. */
function replaceValues(body: JsonObject, replace: (at: string, value: JsonValue) => JsonValue | undefined, pointer = ''): JsonObject {
  const entries = Object.entries(body).flatMap(([name, value]) => {
    const at = `${pointer}/${name}`
    const replaced = replace(at, value as JsonValue)
    return replaced === undefined ? [] : [[name, isJsonObject(replaced) ? replaceValues(replaced, replace, at) : replaced] as const]
  })
  return Object.fromEntries(entries)
}

type WritingRequest = Request & { listQuery?: Record<string, string> }

/** Sends a request, and checks that the records then have the expected values. */
async function write(context: Context, operation: ContractOperation, { listQuery, ...request }: WritingRequest, expectedBody: unknown) {
  const { administrator } = context
  const answer = await administrator.send(operation.id, request, operation.success)
  for (const { id, pointer } of listRecords(answer.body, request)) {
    const reader = readers[operation.tag]!
    const { success } = getOperation(reader)
    const { body } = await administrator.send(reader, listQuery ? { query: listQuery } : { path: { id } }, success)
    const record = listQuery ? (body as { id: string }[]).find((listed) => listed.id === id) : body
    for (const { at, value } of listValues(readPointer(expectedBody, pointer))) {
      const received = readPointer(record, at) ?? readPointer(record, readUnder[at] ?? at)
      const isCleared = value === null && (received === undefined || isSame(received, []))
      const expected = `${show(value)} in the record that ${reader} reads, as it was written`
      answer.check(isCleared || isSame(sortIds(received), sortIds(value)), `${pointer}${at}`, expected, received)
    }
  }
}

/** Lists the records that a call has written, each with its place in the request: the one that the response, the path or the body names, or several. */
function listRecords(response: unknown, { path, body }: Request): { id: string; pointer: string }[] {
  const [list] = Object.keys(body as object)
  if (Array.isArray(response)) return response.map((id, index) => ({ id: String(id), pointer: `/${list}/${index}` }))
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
