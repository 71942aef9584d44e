import type { OperationId } from '#api/operation.ts'
import { getOperation } from '#conformance/contract.ts'
import type { ProxiedAnswer, ProxiedCall, Rule } from './proxy.ts'

/** A mistake that a backend team could make, with the operation and the JSON pointer that a judge has to name. */
export type ProxyFault = {
  /** Completes the sentence "the judge names … of a server that …". */
  name: string
  operation: OperationId
  pointer: string
  /** Makes the rule for one run, which may remember what it has seen. */
  createRule: () => Rule
  /** True when a run that only reads is enough to see it. */
  isReadOnly?: boolean
  /** Words that the report has to say about it, where the place alone explains nothing. */
  words?: string
  /** True for what is a warning, unless the run is strict. */
  isWarning?: boolean
  /** The title of the scenario that shows it. Without one, all scenarios of the operation are played. */
  scenario?: string
}

/** Parses the JSON of a call or an answer. */
export const parseBody = <Body>({ text }: { text?: string | undefined }): Body => JSON.parse(text ?? 'null') as Body

/** Copies a call or an answer with another body. */
export const withBody = <Message extends ProxiedCall | ProxiedAnswer>(message: Message, body: unknown): Message => ({
  ...message,
  text: JSON.stringify(body),
})

/** Puts a value at a path of a body. Undefined removes what is there, and `*` stands for every item of a list. */
export function put(target: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (name === '*') return (target as unknown[]).map((item) => put(item, rest, value))
  return { ...(target as object), [name]: put((target as Record<string, unknown>)[name], rest, value) }
}

/** Changes the answers of an operation with this status; without one, those of a success. */
export const changeAnswer =
  (operation: OperationId, edit: (answer: ProxiedAnswer, call: ProxiedCall) => ProxiedAnswer, status?: number) => (): Rule =>
    changeAnswers((answer, call) => {
      const isMeant = call.operation === operation && (status === undefined ? answer.status < 300 : answer.status === status)
      return isMeant ? edit(answer, call) : answer
    })

/** Changes every answer. */
export const changeAnswers =
  (edit: (answer: ProxiedAnswer, call: ProxiedCall) => ProxiedAnswer): Rule =>
  async (call, origin) =>
    edit(await origin.send(call), call)

/** Changes the calls of an operation before the server gets them. */
export const changeCall = (operation: OperationId, edit: (call: ProxiedCall) => ProxiedCall) => (): Rule => (call, origin) =>
  origin.send(call.operation === operation ? edit(call) : call)

/** True when a run that only reads has answers of this operation with this status. */
const isSeenByReading = (operation: OperationId, status?: number) =>
  getOperation(operation).method === 'GET' && (status === undefined || status === 401)

/** Puts a value into the answers of an operation, at the pointer. Undefined leaves out what is there. */
export const wrongValue = (name: string, operation: OperationId, pointer: string, value: unknown, status?: number): ProxyFault => ({
  name,
  operation,
  pointer,
  isReadOnly: isSeenByReading(operation, status),
  createRule: changeAnswer(operation, (answer) => withBody(answer, put(parseBody(answer), pointer.split('/').slice(2), value)), status),
})

/** Answers an operation with another status than that of its success. */
export const wrongStatus = (name: string, operation: OperationId, status: number, text?: string): ProxyFault => ({
  name,
  operation,
  pointer: '/status',
  isReadOnly: isSeenByReading(operation),
  createRule: changeAnswer(operation, (answer) => ({ ...answer, status, text: text ?? answer.text })),
})

/** Leaves a header out of the answers of an operation. */
export const missingHeader = (name: string, operation: OperationId, header: string, status?: number): ProxyFault => ({
  name,
  operation,
  pointer: `/headers/${header}`,
  isReadOnly: isSeenByReading(operation, status),
  createRule: changeAnswer(operation, (answer) => withoutHeader(answer, header), status),
})

/** Copies an answer without a header. */
export const withoutHeader = (answer: ProxiedAnswer, header: string): ProxiedAnswer => {
  const { [header]: _removed, ...headers } = answer.headers
  return { ...answer, headers, cookies: header === 'set-cookie' ? [] : answer.cookies }
}
