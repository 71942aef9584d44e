import { inject } from 'vitest'
import { access } from '#api/generated/access.ts'
import { calls as callsById } from '#api/generated/calls.ts'
import { callServer } from './call-server.ts'

/** A call that the page has sent; `call` is its method and path, 'get /v1/clients'. What only tries a change out is a 'dry run' instead of a 'post'. */
export type Call = { call: string; query: URLSearchParams; body: unknown }

/** The `Prefer` header for the mock, or a function that returns it for a request body. */
type Preference = string | ((body: unknown) => string | undefined | Promise<string | undefined>)
type Transform = (response: Response, call: Call) => Response | Promise<Response>

/** How a server answers a call of an operation that it does not have. */
const missing: Record<string, number> = { 'not found': 404, 'not allowed': 405, 'not implemented': 501 }

const realFetch = globalThis.fetch
const realEventSource = globalThis.EventSource

export type OperationId = keyof typeof access

/** The operations that another server may lack. */
export const additions = (Object.keys(access) as OperationId[]).filter((id) => 'addition' in access[id])

/**
 * Sends the page's API calls to the real server, or to the mock, which responds with the examples that fit unless the test prefers another one. The settings
 * of the server do not list the operations that are `lacking`, and it answers 501 to them, or 404 where the path has no parameter.
 */
export function interceptCalls({
  usesRealServer = false,
  lacking = [],
}: {
  usesRealServer?: boolean
  lacking?: readonly OperationId[]
} = {}) {
  const send = usesRealServer ? callServer : sendToMock(inject('mock'))
  const lackingCalls = lacking.map((id) => ({
    pattern: createPattern(toCall(callsById[id])),
    status: callsById[id].includes('{') ? 501 : 404,
  }))
  const preferences = new Map<RegExp, Preference>()
  const transforms = new Map<RegExp, Transform>()
  const calls: Call[] = []
  const refusedCalls: string[] = []
  let isConnected = true

  const isStreamLacking = lacking.includes('streamEvents')
  globalThis.EventSource = !isStreamLacking
    ? realEventSource
    : class extends realEventSource {
        constructor(...init: ConstructorParameters<typeof EventSource>) {
          super(...init)
          refusedCalls.push(toCall(callsById.streamEvents))
        }
      }
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname, search, searchParams } = new URL(request.url)
    if (origin !== window.location.origin || !pathname.startsWith('/api/')) return realFetch(request)
    if (!isConnected) return neverAnswer()
    const path = pathname.slice('/api'.length)
    const wireCall = `${request.method.toLowerCase()} ${path}`
    // The call is in the list immediately and in its order, while its body is still read.
    const sent: Call = { call: wireCall, query: searchParams, body: undefined }
    calls.push(sent)
    const text = await request.text()
    const body = text === '' ? undefined : JSON.parse(text)
    const call = body?.dry_run === true ? `dry run ${path}` : wireCall
    Object.assign(sent, { call, body })

    const preference = findForCall(preferences, call)
    const prefer = typeof preference === 'function' ? await preference(body) : preference
    if (!isConnected) return neverAnswer()
    if (prefer === 'no answer') throw new TypeError('Failed to fetch')
    const lackingCall = lackingCalls.find(({ pattern }) => pattern.test(wireCall))
    if (lackingCall) {
      refusedCalls.push(wireCall)
      return new Response(null, { status: lackingCall.status })
    }
    if (prefer && prefer in missing) return new Response(null, { status: missing[prefer] })
    const headers = new Headers(request.headers)
    if (prefer) headers.set('prefer', prefer)
    const response = await send(path + search, { method: request.method, headers, body: text || null, signal: request.signal })
    const known = lacking.length > 0 && call === 'get /v1/settings' ? await withoutOperations(response, lacking) : response
    const answer = (await findForCall(transforms, call)?.(known, sent)) ?? known
    return isConnected ? answer : neverAnswer()
  }

  return {
    /** The calls so far, in order. */
    calls,
    /** Those among them of operations that are `lacking`. */
    refusedCalls,
    /**
     * Makes the mock respond to a call with `code=409` or `example=empty`, also depending on the body; 'no answer' is a network failure, 'not found',
     * 'not allowed' and 'not implemented' an operation that the server does not have.
     */
    prefer: (call: string, preference: Preference) => {
      if (usesRealServer && typeof preference === 'string' && preference !== '' && preference !== 'no answer')
        throw new Error(`The real server answers by its own rules, not by '${preference}'.`)
      preferences.set(createPattern(call), preference)
    },
    /** Transforms the mock's response to a call. */
    alter: (call: string, transform: Transform) => {
      if (usesRealServer) throw new Error('Answers of the real server are not altered. Change its data as a colleague does.')
      transforms.set(createPattern(call), transform)
    },
    /** Delays a call, or those with such a body, until the returned function is called. */
    hold: (call: string, isHeld: (body: unknown) => boolean = () => true) => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      const before = findForCall(preferences, call)
      preferences.set(createPattern(call), (body) => (isHeld(body) ? promise : typeof before === 'function' ? before(body) : before))
      return () => resolve(undefined)
    },
    /** Delays the response to a call, which the server has already carried out, until the returned function is called. */
    holdAnswer: (call: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      transforms.set(createPattern(call), (response) => promise.then(() => response))
      return resolve
    },
    /** Loses the next answers to a call, which the server has already carried out, or replaces them as a gateway does. */
    loseAnswer: (call: string, { times = 1, replacement }: { times?: number; replacement?: Response } = {}) => {
      const pattern = createPattern(call)
      let left = times
      transforms.set(pattern, () => {
        left -= 1
        if (left === 0) transforms.delete(pattern)
        if (replacement) return replacement
        throw new TypeError('Failed to fetch')
      })
    },
    /** Leaves every later call of the page without an answer, so that an unmounted page cannot change the data of the next test. */
    disconnect: () => {
      isConnected = false
    },
  }
}

const sendToMock = (mock: string) => (path: string, init: RequestInit) => realFetch(mock + path, { ...init, credentials: 'include' })

const neverAnswer = () => new Promise<never>(() => undefined)

/** Returns the value that was set last for a pattern that matches the call. */
const findForCall = <Value>(values: Map<RegExp, Value>, call: string) => [...values].findLast(([pattern]) => pattern.test(call))?.[1]

/** Leaves operations out of those that the settings list. */
async function withoutOperations(answer: Response, lacking: readonly OperationId[]) {
  const settings: { operations: OperationId[] } = await answer.json()
  return Response.json({ ...settings, operations: settings.operations.filter((id) => !lacking.includes(id)) })
}

/** Writes the method of a call, 'GET /v1/clients', as tests do. */
const toCall = (call: string) => call.replace(/^[A-Z]+/, (method) => method.toLowerCase())

/** Creates the pattern of a call. Each path parameter, as in 'get /v1/clients/{id}', matches any value but `counts`, which is another operation. */
const createPattern = (call: string) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '(?!counts$)[^/]+')}$`)
