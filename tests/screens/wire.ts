import { inject } from 'vitest'

/** A call that the page has sent; `call` is its method and path, 'get /v1/clients'. */
export type Call = { call: string; query: URLSearchParams; body: unknown }

/** The `Prefer` header for the mock, or a function that returns it for a request body. */
type Preference = string | ((body: unknown) => string | undefined | Promise<string | undefined>)
type Transform = (response: Response, call: Call) => Response | Promise<Response>

const realFetch = globalThis.fetch

/**
 * Sends the page's API calls to the mock, which responds with its first example unless the test prefers another one. It stays connected after a
 * test, so that a late call of the unmounted page reaches the mock too.
 */
export function connect({ additions = true }: { additions?: boolean } = {}) {
  const mock = inject(additions ? 'mock' : 'mockWithoutAdditions')
  const preferences = new Map<RegExp, Preference>()
  const transforms = new Map<RegExp, Transform>()
  const calls: Call[] = []

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname, search, searchParams } = new URL(request.url)
    if (origin !== window.location.origin || !pathname.startsWith('/api/')) return realFetch(request)
    const path = pathname.slice('/api'.length)
    const call = `${request.method.toLowerCase()} ${path}`
    const text = await request.text()
    const body = text === '' ? undefined : JSON.parse(text)
    const sent = { call, query: searchParams, body }
    calls.push(sent)

    const preference = findLast(preferences, call)
    const prefer = typeof preference === 'function' ? await preference(body) : preference
    if (prefer === 'no answer') throw new TypeError('Failed to fetch')
    const headers = new Headers(request.headers)
    if (prefer) headers.set('prefer', prefer)
    const response = await realFetch(mock + path + search, {
      method: request.method,
      headers,
      body: text || null,
      credentials: 'include',
      signal: request.signal,
    })
    return findLast(transforms, call)?.(response, sent) ?? response
  }

  return {
    /** The calls so far, in order. */
    calls,
    /** Makes the mock respond to a call with `code=409` or `example=empty`, also depending on the body; 'no answer' is a network failure. */
    prefer: (call: string, preference: Preference) => void preferences.set(toPattern(call), preference),
    /** Transforms the mock's response to a call. */
    alter: (call: string, transform: Transform) => void transforms.set(toPattern(call), transform),
    /** Delays the response to a call until the returned function is called. */
    hold: (call: string) => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      preferences.set(toPattern(call), () => promise)
      return () => resolve(undefined)
    },
  }
}

/** Returns the value that was set last for a pattern that matches the call. */
const findLast = <Value>(values: Map<RegExp, Value>, call: string) => [...values].findLast(([pattern]) => pattern.test(call))?.[1]

/** Each path parameter, as in 'get /v1/clients/{id}', matches any value. */
const toPattern = (call: string) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
