import createClient, { createQuerySerializer } from 'openapi-fetch'
import { type Answered, rowsAgain } from './again.ts'
import { camel, renamed, snake } from './case.ts'
import { check, type Shapes } from './check.ts'
import { ApiError, errorCode } from './errors.ts'
import type { paths } from './generated/app.ts'
import type { Json, SuccessOf } from './operation.ts'
import { randomId } from './random-id.ts'
import { correlationIdOf, correlationName, refusalOf } from './refusal.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths of the contract that have this method. */
export type PathOf<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never }[keyof paths]

type OperationAt<M extends Method, P extends PathOf<M>> = paths[P][M & keyof paths[P]]

/** What a call sends: exactly the parts that the contract gives it. */
export type Input<M extends Method, P extends PathOf<M>> =
  OperationAt<M, P> extends infer O extends { parameters: object }
    ? Pick<O['parameters'], ('path' | 'query') & keyof O['parameters']> &
        (O extends { requestBody: infer Body }
          ? { body: Json<Body> }
          : { body?: O extends { requestBody?: infer Body } ? Json<Body> : never })
    : never

/** What a call answers: the JSON of its success; undefined for a 204. */
export type Data<M extends Method, P extends PathOf<M>> = OperationAt<M, P> extends { responses: infer R } ? Json<R[SuccessOf<R>]> : never

/** The input as an argument that may be left out when nothing of it is required. */
export type Arguments<I> = Partial<I> extends I ? [input?: I] : [input: I]

/** The paths whose GET answers a list. */
export type ListPath = { [P in PathOf<'get'>]: Data<'get', P> extends unknown[] ? P : never }[PathOf<'get'>]

/** A list, or the part of it that was asked for, and how many there are in all. */
export type Listed<P extends ListPath> = {
  rows: Data<'get', P>
  total: number
  /** False of a server without the additions: it heeds no search, order or limit, and the rows are all there is. */
  counted: boolean
}

/** The contract as functions. */
export type Api = ReturnType<typeof createApi>

type Options = {
  /** Where the paths of the contract begin: '/api' on the same origin. */
  baseUrl: string
  /** The schemas by which requests are checked before they leave and answers when they arrive. */
  shapes: Shapes
  fetch?: (request: Request) => Promise<Response>
}

type Parts = { path?: unknown; query?: unknown; body?: unknown }

/** The contract as functions in the web's names: each answers with data or throws an ApiError; an abort stays an abort. */
export function createApi({ baseUrl, shapes, fetch = (request) => globalThis.fetch(request) }: Options) {
  const serialize = createQuerySerializer()
  const client = createClient<paths>({
    baseUrl,
    credentials: 'include',
    bodySerializer: (body) => JSON.stringify(renamed(body, snake)),
    querySerializer: (query) => serialize(renamed(query, snake) as Record<string, unknown>),
    // Refusals are read here and not by openapi-fetch, for which a body that breaks off is a network failure.
    fetch: async (request) => {
      const response = await fetch(request)
      if (response.ok) return response
      throw await refusalOf(response, request)
    },
  })
  // openapi-fetch knows the same paths, but cannot follow a method that is still a type parameter.
  const request = client.request as (method: string, path: string, init: object) => Promise<{ response: Response }>

  async function exchange(method: Method, path: string, { path: inPath, query, body }: Parts, signal: AbortSignal | undefined) {
    const call = `${method} ${path}`
    const sent = shapes.requests[call]
    check(sent?.query, query ?? {})
    check(sent?.body, body)

    const correlationId = randomId()
    const params = { path: inPath, query }
    const headers = { [correlationName]: correlationId }
    try {
      const { response } = await request(method, path, { params, body, headers, signal, parseAs: 'stream' })
      return { response, text: await response.text(), correlationId: correlationIdOf(response) ?? correlationId }
    } catch (cause) {
      if (signal?.aborted) throw signal.reason
      throw cause instanceof ApiError ? cause : new ApiError(errorCode.requestError, 'Request error', { correlationId, cause })
    }
  }

  async function answer(method: Method, path: string, parts: Parts | undefined, signal?: AbortSignal) {
    const { response, text, correlationId } = await exchange(method, path, parts ?? {}, signal)
    const shape = shapes.answers[`${method} ${path}`]
    return { data: check(shape, renamed(parsed(text), camel), { status: response.status, correlationId }), response }
  }

  /** Any call; what get, post, put, patch and delete are made of. */
  async function send<M extends Method, P extends PathOf<M>>(method: M, path: P, input?: Input<M, P>, signal?: AbortSignal) {
    const { data } = await answer(method, path, input as Parts | undefined, signal)
    return data as Data<M, P>
  }

  /** A GET that answers a list, with the whole count; a server that does not count has sent all there is. */
  async function list<P extends ListPath>(path: P, input?: Input<'get', P>, signal?: AbortSignal): Promise<Listed<P>> {
    const { data, response } = await answer('get', path, input as Parts | undefined, signal)
    const count = response.headers.get('x-total-count')
    return { rows: data as Data<'get', P>, total: count === null ? (data as unknown[]).length : Number(count), counted: count !== null }
  }

  /** A GET of a list that was answered before: the same text is the same answer, and of another only the rows that differ are checked. */
  async function again<P extends ListPath>(path: P, input: Input<'get', P>, before: Answered<P> | undefined, signal?: AbortSignal) {
    const { response, text, correlationId } = await exchange('get', path, input as Parts, signal)
    if (before && text === before.text) return before
    const wire = parsed(text)
    const checked = (part: unknown) =>
      check(shapes.answers[`get ${path}`], renamed(part, camel), { status: response.status, correlationId }) as Data<'get', P>
    if (!before || !Array.isArray(wire)) return { text, wire: wire as unknown[], rows: checked(wire) }
    return { text, wire, rows: rowsAgain(wire, before, checked) as Data<'get', P> }
  }

  const by =
    <M extends Method>(method: M) =>
    <P extends PathOf<M>>(path: P, ...[input]: Arguments<Input<M, P>>) =>
      send(method, path, input)

  return { send, list, again, get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') }
}

/** The JSON of a success; undefined, which no shape allows, for a text that is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
