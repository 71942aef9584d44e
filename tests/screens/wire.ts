import { inject } from 'vitest'

/** What was called: 'get /v1/clients'. */
export type Called = { call: string; query: URLSearchParams; body: unknown }

type Wish = string | ((sent: unknown) => string | undefined | Promise<string | undefined>)
type Change = (answer: Response, asked: Called) => Response | Promise<Response>

const real = globalThis.fetch

/** The wire of one test: the page's calls go to the mock, and its first example answers unless the test wishes otherwise. */
export function connect({ additions = true }: { additions?: boolean } = {}) {
  const mock = inject(additions ? 'mock' : 'mockWithoutAdditions')
  const wishes = new Map<RegExp, Wish>()
  const changes = new Map<RegExp, Change>()
  const called: Called[] = []

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname, search, searchParams } = new URL(request.url)
    if (origin !== window.location.origin || !pathname.startsWith('/api/')) return real(request)
    const path = pathname.slice('/api'.length)
    const call = `${request.method.toLowerCase()} ${path}`
    const body = await request.text()
    const sent = body === '' ? undefined : JSON.parse(body)
    const asked = { call, query: searchParams, body: sent }
    called.push(asked)

    const wish = [...wishes].findLast(([pattern]) => pattern.test(call))?.[1]
    const prefer = typeof wish === 'function' ? await wish(sent) : wish
    if (prefer === 'no answer') throw new TypeError('Failed to fetch')
    const headers = new Headers(request.headers)
    if (prefer) headers.set('prefer', prefer)
    const answer = await real(mock + path + search, {
      method: request.method,
      headers,
      body: body || null,
      credentials: 'include',
      signal: request.signal,
    })
    const change = [...changes].findLast(([pattern]) => pattern.test(call))?.[1]
    return change ? change(answer, asked) : answer
  }

  const patternOf = (call: string) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return {
    called,
    /** Lets the mock answer a call with `code=409` or `example=empty`, by what is sent where it matters; 'no answer' is a network that failed. */
    prefer: (call: string, wish: Wish) => void wishes.set(patternOf(call), wish),
    /** Changes what the mock answers: another header than the example's. */
    alter: (call: string, change: Change) => void changes.set(patternOf(call), change),
    /** Keeps an answer back until the test lets it go. */
    hold: (call: string) => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      wishes.set(patternOf(call), () => promise)
      return () => resolve(undefined)
    },
  }
}

/** The network as it was. */
export const disconnect = () => {
  globalThis.fetch = real
}
