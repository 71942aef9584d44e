import createClient, { type Client, type ClientPathsWithMethod, createQuerySerializer } from 'openapi-fetch'
import { renameKeys, toCamelCase, toSnakeCase } from './case.ts'
import { type CallSchemas, check } from './check.ts'
import { getCorrelationId } from './error-response.ts'
import { ApiError, errorCode } from './errors.ts'
import type { paths } from './generated/app.ts'
import { middleware } from './middleware.ts'
import type { Json, SuccessOf } from './operation.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths of the contract that have this method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>

type OperationAt<M extends Method, P extends PathOf<M>> = paths[P][M & keyof paths[P]]

/** The path parameters, query and body that a call takes. Parts that the contract does not give it are left out. */
export type Input<M extends Method, P extends PathOf<M>> =
  OperationAt<M, P> extends infer O extends { parameters: object }
    ? Pick<O['parameters'], ('path' | 'query') & keyof O['parameters']> &
        (O extends { requestBody: infer Body }
          ? { body: Json<Body> }
          : { body?: O extends { requestBody?: infer Body } ? Json<Body> : never })
    : never

/** The JSON of a successful response; undefined for a 204. */
export type Data<M extends Method, P extends PathOf<M>> = OperationAt<M, P> extends { responses: infer R } ? Json<R[SuccessOf<R>]> : never

/** The input as an argument that may be left out when none of its parts is required. */
export type Arguments<I> = Partial<I> extends I ? [input?: I] : [input: I]

/** The paths whose GET responds with a list of records, not with one that belongs to a record. */
export type ListPath = {
  [P in PathOf<'get'>]: P extends `${string}{${string}` ? never : Data<'get', P> extends unknown[] ? P : never
}[PathOf<'get'>]

/** The query of a list. */
export type ListQuery<P extends ListPath> = NonNullable<Input<'get', P>['query' & keyof Input<'get', P>]>

/** A record of a list. */
export type Row<P extends ListPath> = Data<'get', P>[number]

/** A list, or the requested page of it, with the number of rows in the whole list. */
export type List<P extends ListPath> = { rows: Row<P>[]; total: number }

/** The operations of the contract as functions. */
export type Api = ReturnType<typeof createApi>

type Options = {
  /** The prefix of the contract's paths: '/api' on the same origin. */
  baseUrl: string
  /** The schemas that check requests before they are sent and responses when they arrive. */
  callSchemas: CallSchemas
  fetch?: (request: Request) => Promise<Response>
}

type Parts = { path?: unknown; query?: unknown; body?: unknown }

/** `key`: the server does a call once, however often it gets it with the same key. */
type CallOptions = { signal?: AbortSignal | undefined; key?: string | undefined }

/** The data of a call that changes something, and the id by which the change can be undone: undefined when nothing was changed, or it cannot be undone. */
export type Answer<M extends Method, P extends PathOf<M>> = { data: Data<M, P>; changeId: string | undefined }

/** The header of a call with the key by which it is done once, and the one of an answer with the id of the change. */
const keyHeader = 'idempotency-key'
const changeHeader = 'change-id'

/** Returns the contract as functions with camelCase names. Each returns the data or throws an ApiError; an aborted call throws its AbortError. */
export function createApi({ baseUrl, callSchemas, fetch = (request) => globalThis.fetch(request) }: Options) {
  const serializeQuery = createQuerySerializer()
  const client = createClient<paths>({
    baseUrl,
    fetch,
    credentials: 'include',
    bodySerializer: (body) => JSON.stringify(renameKeys(body, toSnakeCase)),
    querySerializer: (query) => serializeQuery(renameKeys(query, toSnakeCase)),
  })
  client.use(middleware)
  // The types of the functions below say what may be sent.
  const sendRequest = client.request as (method: string, path: string, init: object) => Promise<{ response: Response }>

  /** Checks and sends a request, and reads the body of its successful response. */
  async function request(method: Method, path: string, input: Parts = {}, { signal, key }: CallOptions = {}) {
    const requestSchemas = callSchemas.requests[`${method} ${path}`]
    check(requestSchemas?.query, input.query ?? {})
    check(requestSchemas?.body, input.body)

    const limit = limitTime(signal)
    const limitedFetch = async (sent: Request) => {
      const response = await fetch(sent)
      limit.startBody()
      return response
    }
    try {
      const { response } = await sendRequest(
        method,
        path,
        toInit(input, {
          signal: limit.signal,
          fetch: limitedFetch,
          headers: key === undefined ? {} : { [keyHeader]: key },
        }),
      )
      return { response, text: await response.text() }
    } finally {
      limit.end()
    }
  }

  /** Checks the parsed body of a response. */
  function checkBody<M extends Method, P extends PathOf<M>>(method: M, path: P, body: unknown, response: Response) {
    const { status } = response
    const data = check(callSchemas.responses[`${method} ${path}`], renameKeys(body, toCamelCase), {
      status,
      correlationId: getCorrelationId(response),
    })
    return data as Data<M, P>
  }

  /** Sends a request and returns the response with its checked data. Errors name the operation. */
  async function call<M extends Method, P extends PathOf<M>>(method: M, path: P, input?: Input<M, P>, options?: CallOptions) {
    try {
      const { response, text } = await request(method, path, input, options)
      return { response, data: checkBody(method, path, parseJson(text), response) }
    } catch (error) {
      if (error instanceof ApiError) error.operation = `${method.toUpperCase()} ${path}`
      throw error
    }
  }

  /** Calls any operation. */
  async function send<M extends Method, P extends PathOf<M>>(method: M, path: P, input?: Input<M, P>, signal?: AbortSignal) {
    const { data } = await call(method, path, input, { signal })
    return data
  }

  /** Calls an operation that changes something. */
  async function change<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    input?: Input<M, P>,
    key?: string,
  ): Promise<Answer<M, P>> {
    const { response, data } = await call(method, path, input, { key })
    return { data, changeId: response.headers.get(changeHeader) ?? undefined }
  }

  /** Fetches a list and its total. */
  async function list<P extends ListPath>(path: P, input: { query?: ListQuery<P> } = {}, signal?: AbortSignal): Promise<List<P>> {
    const { response, data } = await call('get', path, input as unknown as Input<'get', P>, { signal })
    const total = response.headers.get('x-total-count')
    // A part would pass for the whole list.
    if (total === null) {
      const context = { status: response.status, correlationId: getCorrelationId(response) }
      throw Object.assign(new ApiError(errorCode.responseError, 'Response error', context), { operation: `GET ${path}` })
    }
    return { rows: data as Row<P>[], total: Number(total) }
  }

  const createSender =
    <M extends Method>(method: M) =>
    <P extends PathOf<M>>(path: P, ...[input]: Arguments<Input<M, P>>) =>
      send(method, path, input)

  return {
    send,
    change,
    list,
    get: createSender('get'),
    post: createSender('post'),
    put: createSender('put'),
    patch: createSender('patch'),
    delete: createSender('delete'),
  }
}

/** The milliseconds after which a call without an answer fails: someone waits for it. A body that arrives on a slow line has more time. */
const answerLimit = 30_000
const bodyLimit = 120_000

/** Returns a signal that aborts with the given one, or after the time limit unless `end` is called before. `AbortSignal.any` is too new. */
function limitTime(signal: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  const abortAfter = (milliseconds: number) =>
    setTimeout(() => controller.abort(new DOMException('No answer', 'TimeoutError')), milliseconds)
  let timer = abortAfter(answerLimit)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    /** Gives the body of the answer its own time. */
    startBody: () => {
      clearTimeout(timer)
      timer = abortAfter(bodyLimit)
    },
    end: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}

/** Converts the input for openapi-fetch. With 'stream' the library does not read the body. It would throw a plain error for text that is not JSON. */
const toInit = ({ path, query, body }: Parts, options: Pick<Options, 'fetch'> & { signal: AbortSignal; headers: object }) => ({
  params: { path, query },
  body,
  ...options,
  parseAs: 'stream',
})

/** Returns the JSON value of a text; undefined, which no schema allows, when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
