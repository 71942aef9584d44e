import { inject } from 'vitest'
import { callServer } from './call-server.ts'

/** A call that the page has sent; `call` is its method and path, 'get /v1/clients'. */
export type Call = { call: string; query: URLSearchParams; body: unknown }

/** The `Prefer` header for the mock, or a function that returns it for a request body. */
type Preference = string | ((body: unknown) => string | undefined | Promise<string | undefined>)
type Transform = (response: Response, call: Call) => Response | Promise<Response>

/** How a server answers a call of an operation that it does not have. */
const missing: Record<string, number> = { 'not found': 404, 'not implemented': 501 }

const realFetch = globalThis.fetch

/** Sends the page's API calls to the real server, or to the mock, which responds with the examples that fit unless the test prefers another one. */
export function interceptCalls({ usesRealServer = false, additions = true }: { usesRealServer?: boolean; additions?: boolean } = {}) {
  const send = usesRealServer ? callServer : sendToMock(inject(additions ? 'mock' : 'mockWithoutAdditions'))
  const preferences = new Map<RegExp, Preference>()
  const transforms = new Map<RegExp, Transform>()
  const calls: Call[] = []
  let isConnected = true

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname, search, searchParams } = new URL(request.url)
    if (origin !== window.location.origin || !pathname.startsWith('/api/')) return realFetch(request)
    if (!isConnected) return neverAnswer()
    const path = pathname.slice('/api'.length)
    const call = `${request.method.toLowerCase()} ${path}`
    // The call is in the list at once and in its order, while its body is still read.
    const sent: Call = { call, query: searchParams, body: undefined }
    calls.push(sent)
    const text = await request.text()
    const body = text === '' ? undefined : JSON.parse(text)
    sent.body = body

    const preference = findForCall(preferences, call)
    const prefer = typeof preference === 'function' ? await preference(body) : preference
    if (!isConnected) return neverAnswer()
    if (prefer === 'no answer') throw new TypeError('Failed to fetch')
    if (prefer && prefer in missing) return new Response(null, { status: missing[prefer] })
    const headers = new Headers(request.headers)
    if (prefer) headers.set('prefer', prefer)
    // The real server has the additions. Without its settings the application takes it for a server that has none.
    const sentPath = usesRealServer && !additions && call === 'get /v1/settings' ? '/v1/unknown' : path + search
    const response = await send(sentPath, { method: request.method, headers, body: text || null, signal: request.signal })
    const answer = (await findForCall(transforms, call)?.(response, sent)) ?? response
    return isConnected ? answer : neverAnswer()
  }

  return {
    /** The calls so far, in order. */
    calls,
    /**
     * Makes the mock respond to a call with `code=409` or `example=empty`, also depending on the body; 'no answer' is a network failure, 'not found' and
     * 'not implemented' an operation that the server does not have.
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
    /** Delays a call until the returned function is called. */
    hold: (call: string) => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      preferences.set(createPattern(call), () => promise)
      return () => resolve(undefined)
    },
    /** Delays the response to a call, which the server has already carried out, until the returned function is called. */
    holdAnswer: (call: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      transforms.set(createPattern(call), (response) => promise.then(() => response))
      return resolve
    },
    /** Loses the next answer to a call, which the server has already carried out, or replaces it as a gateway does. */
    loseAnswer: (call: string, replacement?: Response) => {
      const pattern = createPattern(call)
      transforms.set(pattern, () => {
        transforms.delete(pattern)
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

/** Creates the pattern of a call. Each path parameter, as in 'get /v1/clients/{id}', matches any value but `counts`, which is another operation. */
const createPattern = (call: string) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '(?!counts$)[^/]+')}$`)
