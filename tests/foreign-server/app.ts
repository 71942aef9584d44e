import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { hasAccess, isOwn } from './access.ts'
import { authHandlers } from './auth.ts'
import type { Call, Handler, ServerState } from './call.ts'
import { clientHandlers } from './clients.ts'
import type { Operation } from './contract.ts'
import { Failure } from './failure.ts'
import { readRequestBody } from './request-body.ts'
import type { Answer } from './rules.ts'
import { createValidation } from './validation.ts'

type Environment = { Bindings: HttpBindings; Variables: { correlationId: string; operation: Operation } }

const handlers: Record<string, Handler> = { ...authHandlers, ...clientHandlers }
const hour = 60 * 60_000
const kibibyte = 1024

const hasFormOfId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Answers by the contract: the checks in its order, then the operation. */
export const createForeignApp = (state: ServerState) => {
  const { contract, rules, store } = state
  const operations = contract.operations.filter(({ id }) => id in handlers)
  const validation = createValidation({ ...contract, operations }, rules)
  const app = new Hono<Environment>().basePath('/api')
  const callTimes = new Map<string, number[]>()

  const send = (c: Context<Environment>, { status = 200, body, headers = {} }: Partial<Answer>) => {
    const answer = rules.changeAnswer(c.get('operation'), {
      status,
      body,
      headers: { 'x-correlation-id': c.get('correlationId'), 'cache-control': 'no-store', ...headers },
    })
    if (answer.body === undefined) return c.body(null, answer.status as 204, answer.headers)
    return c.json(answer.body, answer.status as ContentfulStatusCode, answer.headers)
  }

  const sendFailure = (c: Context<Environment>, { status, code, message, details, headers }: Failure) =>
    send(c, { status, headers, body: { error: { message, details, code }, correlationId: c.get('correlationId') } })

  /** Returns who calls, or refuses the call. */
  const identify = (operation: Operation, path: Record<string, string>, token: string | undefined) => {
    const signIn = rules.findSignIn(store.signIns, token)
    const isEnded = signIn && (Date.now() - signIn.usedAt > 12 * hour || Date.now() - signIn.startedAt > 7 * 24 * hour)
    if (operation.isPublic) return isEnded ? undefined : signIn?.user
    if (!signIn || isEnded) throw new Failure('unauthorized')
    const { user } = signIn
    signIn.usedAt = Date.now()
    const times = (callTimes.get(user.id) ?? []).filter((time) => time > Date.now() - 60_000)
    if (times.length >= 1200) throw new Failure('tooMany', [], { 'retry-after': '60' })
    callTimes.set(user.id, [...times, Date.now()])
    if (hasAccess(user, operation) || isOwn(user, operation, path)) return user
    throw new Failure(
      'forbidden',
      operation.access.map((code) => ({ path: 'access', message: code })),
    )
  }

  const answerCall = async (c: Context<Environment>, operation: Operation) => {
    c.set('operation', operation)
    const { readBody, readQuery } = validation.get(operation.id)!
    const path: Record<string, string> = c.req.param()
    const token = getCookie(c, 'turnos')
    const caller = identify(operation, path, token)
    const hasBody = !['GET', 'HEAD'].includes(c.req.method)
    const raw = hasBody ? await readRequestBody(c.req.raw, (operation.isPublic ? 16 : 1024) * kibibyte, rules) : undefined
    if (Object.values(path).some((id) => !hasFormOfId(id))) throw new Failure('notFound')
    const body = readBody(raw)
    const query = readQuery(new URL(c.req.url).searchParams)
    const address = c.env.incoming.socket.remoteAddress ?? ''
    const call: Call = { state, caller, token, address, path, query, body }
    return send(c, await handlers[operation.id]!(call))
  }

  app.use(async (c, next) => {
    c.set('correlationId', rules.chooseCorrelationId(c.req.header('x-correlation-id'), randomUUID()))
    if (rules.isOtherSite(c.req.raw)) throw new Failure('otherSite')
    await next()
  })
  for (const operation of operations) app.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), (c) => answerCall(c, operation))

  app.notFound((c) => {
    const segments = c.req.path.split('/').slice(2)
    const isSamePath = ({ path }: Operation) => {
      const template = path.slice(1).split('/')
      return (
        template.length === segments.length &&
        template.every((part, index) => (part.startsWith('{') && segments[index] !== '') || part === segments[index])
      )
    }
    const methods = operations.filter(isSamePath).map(({ method }) => method)
    if (methods.length === 0) return sendFailure(c, new Failure('notFound'))
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    return sendFailure(c, new Failure('wrongMethod', [], { allow: allow.join(', ') }))
  })
  app.onError((error, c) => sendFailure(c, error instanceof Failure ? error : new Failure('internal')))
  return app
}
