import { createRandomId } from '#api/random-id.ts'
import type { ContractOperation } from '../contract.ts'
import { NoAnswer, secondsPerCall } from './no-answer.ts'

/** A call to send, in parts. A body that is a text is sent as it is, everything else as JSON. */
export type Request = {
  path?: Record<string, string>
  query?: Record<string, unknown> | [name: string, value: string][]
  body?: unknown
  /** The body as it is sent, in place of `body`. */
  text?: string
  headers?: Record<string, string>
  /** Another method than the operation's. */
  method?: string
  /** Another path than the operation's, with nothing to fill in. */
  otherPath?: string
}

/** One call and its response. */
export type Exchange = {
  operation: ContractOperation
  /** The name of the user who called, for the report. */
  caller: string
  method: string
  url: string
  requestHeaders: Record<string, string>
  requestBody: string | undefined
  query: string[]
  /** False for a call with another method or path than the operation's. */
  isOfOperation: boolean
  correlationId: string
  /** The cookies that the caller has after the response. */
  cookie: string
  status: number
  headers: Record<string, string>
  body: string
  bytes: number
  milliseconds: number
}

/** The cookies of one caller, as a browser keeps them. */
export class CookieJar {
  #cookies = new Map<string, string>()

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get isEmpty(): boolean {
    return this.#cookies.size === 0
  }

  store(setCookies: string[]) {
    for (const setCookie of setCookies) {
      const [pair = '', ...attributes] = setCookie.split(';')
      const [name = '', ...value] = pair.trim().split('=')
      const hasEnded = value.join('=') === '' || attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))
      if (hasEnded) this.#cookies.delete(name)
      else this.#cookies.set(name, value.join('='))
    }
  }

  /** The values of the cookies by their names. */
  get values(): ReadonlyMap<string, string> {
    return this.#cookies
  }

  /** Gives every cookie this value. */
  replaceValues(value: string) {
    for (const name of this.#cookies.keys()) this.#cookies.set(name, value)
  }

  copy(): CookieJar {
    const jar = new CookieJar()
    jar.#cookies = new Map(this.#cookies)
    return jar
  }
}

/** Lists the parameters of a query in the order in which they are sent. One with several values is repeated. */
export const listQuery = (query: Request['query'] = []): [string, string][] =>
  Array.isArray(query)
    ? query
    : Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((item): [string, string] => [name, String(item)]),
      )

/** Sends one call with a new correlation id, and stores the cookies of the response. Throws NoAnswer when it does not come to its end in time. */
export async function sendRequest(
  baseUrl: string,
  operation: ContractOperation,
  request: Request,
  { caller, jar, seconds = secondsPerCall }: { caller: string; jar: CookieJar; seconds?: number | undefined },
): Promise<Exchange> {
  const query = listQuery(request.query)
  const path = request.otherPath ?? operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(request.path?.[name] ?? ''))
  const url = `${baseUrl}${path}${query.length === 0 ? '' : `?${new URLSearchParams(query)}`}`
  const requestBody = request.text ?? (request.body === undefined ? undefined : JSON.stringify(request.body))
  const method = request.method ?? operation.method
  const requestHeaders = {
    'x-correlation-id': createRandomId(),
    ...(requestBody !== undefined && { 'content-type': 'application/json' }),
    ...(!jar.isEmpty && { cookie: jar.header }),
    ...request.headers,
  }
  const start = performance.now()
  let status: number | undefined
  try {
    const response = await fetch(url, {
      method,
      headers: requestHeaders,
      redirect: 'manual',
      signal: AbortSignal.timeout(seconds * 1000),
      ...(requestBody !== undefined && { body: requestBody }),
    })
    status = response.status
    const bytes = await response.arrayBuffer()
    jar.store(response.headers.getSetCookie())
    return {
      operation,
      caller,
      method,
      url,
      requestHeaders,
      requestBody,
      correlationId: requestHeaders['x-correlation-id'],
      cookie: jar.header,
      isOfOperation: method === operation.method && request.otherPath === undefined,
      query: query.map(([name]) => name),
      status,
      headers: Object.fromEntries(response.headers),
      body: new TextDecoder().decode(bytes),
      bytes: bytes.byteLength,
      milliseconds: performance.now() - start,
    }
  } catch (error) {
    throw new NoAnswer({ operation: operation.id, method, url, start, seconds, status }, error)
  }
}

/** Parses JSON. Returns undefined for a text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
