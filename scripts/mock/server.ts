import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isJsonObject } from '#api/document.ts'
import { errorCode } from '#api/errors.ts'
import { readContract } from '../generate/contract.ts'
import { setCorsHeaders } from './cors.ts'
import { followContract } from './follow-contract.ts'
import { createMock } from './mock.ts'
import { createErrorResponse, type MockRequest, type MockResponse } from './prism.ts'
import { getCookieName } from './users.ts'

const prefix = '/api'

type Options = {
  /** True moves the dates of the examples to the current week. */
  movesDates?: boolean
  /** The file of the contract; the mock follows its changes. */
  file?: string
  /** True adds the sign-in cookie to every call. Otherwise the caller signs in, which sets it. */
  signedIn?: boolean
  /** 0 means any free port. */
  port?: number
  /** Receives a line for each call, followed by its problems. */
  log?: (line: string) => void
}

/** Starts a server that responds with the contract's examples, under /api like the real one. Resolves when it listens; `url` ends in /api. */
export async function startMock({ movesDates = false, file, signedIn = false, port = 0, log }: Options = {}) {
  const getMock = followContract(createMock, { file, movesDates })
  await getMock()
  const cookie = signedIn ? `${getCookieName(readContract(file))}=mock` : undefined

  async function respond(call: MockRequest) {
    let mock: Awaited<ReturnType<typeof getMock>>
    try {
      mock = await getMock()
    } catch (error) {
      return createErrorResponse(500, errorCode.internal, `The changed contract cannot be served: ${String(error)}`)
    }
    return mock(call)
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    setCorsHeaders(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (cookie) request.headers.cookie ??= cookie
    const call = await readRequest(request)
    const { status, headers, body, problems } = 'problems' in call ? call : await respond(call)
    log?.([`${status} ${request.method} ${request.url}`, ...problems].join('\n      '))
    // Prism sends the example's correlation id; a real server sends the request's.
    const correlationId = String(request.headers['x-correlation-id'] ?? headers['x-correlation-id'] ?? crypto.randomUUID())
    const sentBody = isJsonObject(body) && 'correlationId' in body ? { ...body, correlationId } : body
    response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'x-correlation-id': correlationId })
    response.end(sentBody === undefined ? undefined : JSON.stringify(sentBody))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log?.(String(error))
      response.destroy()
    })
  })
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/** Reads a request for Prism, or returns the error response for one that Prism cannot handle. */
async function readRequest(request: IncomingMessage): Promise<MockRequest | MockResponse> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock')
  if (!pathname.startsWith(`${prefix}/`)) return createErrorResponse(404, errorCode.notFound, `Todo está bajo ${prefix}.`)
  const body = await text(request)
  try {
    return {
      method: request.method?.toLowerCase() ?? 'get',
      path: pathname.slice(prefix.length),
      query: Object.fromEntries(searchParams),
      headers: request.headers as Record<string, string>,
      body: body === '' ? undefined : JSON.parse(body),
    }
  } catch {
    return createErrorResponse(400, errorCode.parse, 'El cuerpo de la petición no es JSON.')
  }
}
