import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorCode } from '../../src/api/errors.ts'
import { type Contract, isTree, readContract } from '../generate/contract.ts'
import { allowOrigin } from './cors.ts'
import { type Answer, type Asked, prismOf, refusal } from './prism.ts'
import { withoutAdditions } from './without-additions.ts'

const prefix = '/api'

type Options = {
  /** False: a server that has nothing of ours beside what the specification asks for. */
  additions?: boolean
  /** True: every call counts as signed in. False: only one that brings the cookie, as login's answer sets it. */
  signedIn?: boolean
  /** 0 takes a free one. */
  port?: number
  /** Told of each call in a line or two. */
  log?: (line: string) => void
}

/** A server on the contract's examples, under /api as the real one; resolves when it listens. `url` ends in /api. */
export async function startMock({ additions = true, signedIn = false, port = 0, log }: Options = {}) {
  const contract = readContract()
  const answer = await prismOf(additions ? contract : withoutAdditions(contract))
  const cookie = signedIn ? `${cookieName(contract)}=mock` : undefined

  async function handle(request: IncomingMessage, response: ServerResponse) {
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (cookie) request.headers.cookie ??= cookie
    const read = await readCall(request)
    const { status, headers, body, faults } = 'faults' in read ? read : await answer(read)
    log?.([`${status} ${request.method} ${request.url}`, ...faults].join('\n      '))
    // Prism answers the example's id; a server answers that of the call.
    const correlationId = String(request.headers['x-correlation-id'] ?? headers['x-correlation-id'] ?? crypto.randomUUID())
    const sent = isTree(body) && 'correlationId' in body ? { ...body, correlationId } : body
    response.writeHead(status, { ...headers, 'x-correlation-id': correlationId })
    response.end(sent === undefined ? undefined : JSON.stringify(sent))
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

/** The call as Prism takes it, or the refusal of what Prism cannot read. */
async function readCall(request: IncomingMessage): Promise<Asked | Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock')
  if (!pathname.startsWith(`${prefix}/`)) return refusal(404, errorCode.notFound, `Todo está bajo ${prefix}.`)
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
    return refusal(400, errorCode.parse, 'El cuerpo de la petición no es JSON.')
  }
}

function cookieName({ components }: Contract) {
  const scheme = Object.values(components.securitySchemes ?? {}).find(({ in: place }) => place === 'cookie')
  if (!scheme) throw new Error('The contract has no cookie to sign in with.')
  return String(scheme.name)
}
