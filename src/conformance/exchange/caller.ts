import type { operations } from '#api/generated/wire.ts'
import type { Call, OperationId, ResponseBody, SuccessOf } from '#api/operation.ts'
import { type ContractOperation, getOperation } from '../contract.ts'
import { judgeResponse, listFieldsOutside } from '../judge/judge.ts'
import { Failed, LackingOperation, lack, type Recorder, Skipped } from '../recorder.ts'
import { Answer } from './answer.ts'
import { EventStream } from './event-stream.ts'
import { CookieJar, type Exchange, parseJson, type Request, sendRequest } from './exchange.ts'
import { sendPatiently } from './patience.ts'

type Parts<Id extends OperationId> = {
  [Part in keyof Call<Id> as Call<Id>[Part] extends undefined ? never : Part]: Call<Id>[Part]
}
type OptionalParts<T> = { [Part in keyof T]: object extends T[Part] ? Part : never }[keyof T]

/** The parts of a request that the operation takes, typed by the contract. A query without required parameters may be left out. */
export type RequestOf<Id extends OperationId> = Omit<Parts<Id>, OptionalParts<Parts<Id>>> &
  Partial<Pick<Parts<Id>, OptionalParts<Parts<Id>>>>

type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number

/** The request may be left out where nothing in it is required. */
type CallArguments<Id extends OperationId, Status> =
  object extends RequestOf<Id> ? [request?: RequestOf<Id>, status?: Status] : [request: RequestOf<Id>, status?: Status]

/** All callers of a run share this. */
export type Connection = {
  baseUrl: string
  recorder: Recorder
  isStrict: boolean
  /** True for an operation that the server has. */
  has: (id: OperationId) => boolean
  /** True for an operation that the run judges; others are called to set up. */
  judges: (id: OperationId) => boolean
  signal: AbortSignal | undefined
  /** Seconds within which an answer must have come; a default when missing. */
  secondsPerCall?: number | undefined
  log?: ((line: string) => void) | undefined
  /** Receives every exchange, to register how to remove what it has created. */
  onExchange: (exchange: Exchange) => void
}

/** A user, or nobody, who calls the server. Every exchange is judged. */
export class Caller {
  name: string
  jar: CookieJar
  #connection: Connection

  constructor(name: string, connection: Connection, jar = new CookieJar()) {
    this.name = name
    this.#connection = connection
    this.jar = jar
  }

  /** A caller with the cookies that this one has now, as in another browser. */
  copy(): Caller {
    return new Caller(this.name, this.#connection, this.jar.copy())
  }

  /**
   * Calls an operation and expects this status, that of the success unless another one is given. Another status is a failure of the operation,
   * and ends the scenario.
   */
  async call<Id extends OperationId, Status extends StatusOf<Id> = SuccessOf<operations[Id]['responses']>>(
    id: Id,
    ...[request, status]: CallArguments<Id, Status>
  ): Promise<Answer<ResponseBody<Id, Status>>> {
    const operation = getOperation(id)
    const answer = await this.send(id, (request ?? {}) as Request, status ?? operation.success)
    return answer as Answer<ResponseBody<Id, Status>>
  }

  /**
   * Sends a call that its type does not allow. `expected` lists the statuses of which any is right. An answer with another status is
   * recorded as a failure and, unless `continueOnFailure`, ends the scenario. `subject` says in the report what was to be refused, and `blame` names the
   * operation whose promise an unexpected status breaks, when it is not the called one. A call to an operation that the server lacks is not sent, and
   * ends the scenario.
   */
  async send(
    id: OperationId,
    request: Request,
    expected: number | number[],
    { continueOnFailure = false, subject = '', blame = id }: { continueOnFailure?: boolean; subject?: string; blame?: OperationId } = {},
  ): Promise<Answer<unknown>> {
    const operation = getOperation(id)
    const { recorder, has, judges, isStrict } = this.#connection
    if (!has(id)) throw new LackingOperation(id)
    const statuses = [expected].flat()
    const exchange = await this.#exchange(operation, request, statuses)
    const record = (pointer: string, expected: string, received: string, operationId = id) =>
      recorder.addFailure({ operation: operationId, pointer, expected, received, exchange })
    // A server that grows tag by tag may have one operation of another tag and not yet the next one.
    if (exchange.status === 501 && !operation.isAddition && !judges(id)) throw new Skipped(`${lack}${id}, which answers 501`)
    const isExpected = statuses.includes(exchange.status)
    // A status that is recorded below is not recorded twice because it is undocumented, too.
    const judged = request.otherPath === undefined ? operation : undefined
    for (const { pointer, expected, received } of judgeResponse({ ...exchange, operation: judged, isStrict }))
      if (pointer !== '/status' || isExpected || blame !== id) record(pointer, expected, received)
    const body = parseJson(exchange.body)
    if (!isStrict) for (const pointer of listFieldsOutside({ ...exchange, operation: judged }, body)) recorder.addWarning(id, pointer)
    if (!isExpected) {
      const text = `${statuses.join(' or ')}${subject && ` (${subject})`}`
      record('/status', text, `${exchange.status} ${exchange.body.slice(0, 300)}`, blame)
      if (!continueOnFailure) throw new Failed()
    }
    return new Answer<unknown>(exchange, body, record)
  }

  /**
   * Opens the stream of events, which is no exchange of JSON. The returned `expect` records a failure of the stream, which ends the scenario, unless what
   * is expected holds.
   */
  async openStream() {
    const { baseUrl, recorder, has } = this.#connection
    if (!has('streamEvents')) throw new LackingOperation('streamEvents')
    const stream = await EventStream.open(baseUrl, this.jar.header)
    const expect = (holds: boolean, pointer: string, expected: string, received = JSON.stringify(stream.events)) => {
      if (holds) return
      recorder.addFailure({ operation: 'streamEvents', pointer, expected, received, exchange: undefined })
      throw new Failed()
    }
    return { stream, expect }
  }

  /** Sends the request, again when the server asks for patience. */
  #exchange(operation: ContractOperation, request: Request, expected: number[]): Promise<Exchange> {
    const { baseUrl, recorder, signal, secondsPerCall: seconds, log, onExchange } = this.#connection
    const send = async () => {
      // A call that is under way is not ended, because what it creates has to be removed.
      signal?.throwIfAborted()
      const exchange = await sendRequest(baseUrl, operation, request, { caller: this.name, jar: this.jar, seconds })
      recorder.addExchange(exchange)
      onExchange(exchange)
      return exchange
    }
    return sendPatiently(send, { expected, signal, log })
  }
}
