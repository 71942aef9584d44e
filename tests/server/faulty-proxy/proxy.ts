import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { OperationId } from '#api/operation.ts'
import { findOperation } from '#conformance/contract.ts'

/** A call on its way to the server. */
export type ProxiedCall = {
  /** Undefined for a call that no operation of the contract fits. */
  operation: OperationId | undefined
  method: string
  /** The path without the prefix of the API, such as /v1/clients. */
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  /** The body as it was sent; undefined when there is none. */
  text: string | undefined
}

/** An answer on its way back. One with the status 0 cuts the connection. Each cookie is a separate header. A stream of events, which never ends, has its body in place of a text. */
export type ProxiedAnswer = {
  status: number
  headers: Record<string, string>
  cookies: string[]
  text: string
  stream?: ReadableStream<Uint8Array>
}

/** The server behind the proxy. */
export type Origin = {
  send: (call: ProxiedCall) => Promise<ProxiedAnswer>
  /** Sends a call with the sign-in of the administrator in place of the caller's. */
  sendAsAdministrator: (call: ProxiedCall) => Promise<ProxiedAnswer>
}

/** Answers a call in place of the server. */
export type Rule = (call: ProxiedCall, origin: Origin) => Promise<ProxiedAnswer>

/** Cuts the connection in place of an answer. */
export const cutConnection: ProxiedAnswer = { status: 0, headers: {}, cookies: [], text: '' }

/** Passes on everything as it is. */
export const soundRule: Rule = (call, origin) => origin.send(call)

/** Headers that belong to one connection, or to the bytes of a body that may be changed. */
const ownHeaders = new Set(['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'accept-encoding', 'set-cookie'])

const dropOwnHeaders = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries([...headers].filter(([name]) => !ownHeaders.has(name)).map(([name, value]) => [name, String(value)]))

/** Starts a proxy in front of a server. A rule has to be planted first. */
export async function startFaultyProxy(serverUrl: string, administrator: { username: string; password: string }) {
  let rule = soundRule

  const send: Origin['send'] = async ({ method, path, query, headers, text }) => {
    const url = `${serverUrl}${path}${query.size === 0 ? '' : `?${query}`}`
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(text !== undefined && { body: text }),
    })
    const cookies = response.headers.getSetCookie()
    const answer = { status: response.status, headers: dropOwnHeaders(response.headers), cookies }
    if (response.headers.get('content-type') === 'text/event-stream') return { ...answer, text: '', stream: response.body! }
    return { ...answer, text: await response.text() }
  }

  async function signIn() {
    const { cookies } = await send({
      operation: 'login',
      method: 'POST',
      path: '/v1/auth/login',
      query: new URLSearchParams(),
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(administrator),
    })
    return cookies.map((text) => text.split(';')[0]).join('; ')
  }
  let cookie: Promise<string> | undefined
  const origin: Origin = {
    send,
    sendAsAdministrator: async (call) => {
      cookie ??= signIn()
      return send({ ...call, headers: { ...call.headers, cookie: await cookie } })
    },
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, cookies, text, stream } = await rule(await readCall(request), origin)
    if (status === 0) return void request.socket.destroy()
    response.writeHead(status, { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) })
    // Either side may end a stream.
    if (stream) await pipeline(stream, response).catch(() => {})
    else response.end(text)
  }
  /** Errors of the rules themselves, which a judge must not take for those of the server. */
  let errors: Error[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      errors.push(error)
      response.writeHead(502).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    listErrors: () => errors,
    /** Plants a rule in place of the one before. */
    plant: (planted: Rule) => {
      rule = planted
      // The last run may have ended every sign-in.
      cookie = undefined
      errors = []
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readCall(request: IncomingMessage): Promise<ProxiedCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { method = 'GET', url = '/' } = request
  const [start = '', ...rest] = url.split('?')
  const path = start.replace(/^\/api/, '')
  return {
    method,
    path,
    operation: findOperation(method, path)?.id,
    query: new URLSearchParams(rest.join('?')),
    headers: dropOwnHeaders(Object.entries(request.headers)),
    text: chunks.length === 0 ? undefined : Buffer.concat(chunks).toString(),
  }
}
