import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http'
import { errorCode } from '../../src/api/errors.ts'
import type { Contract } from '../generate/contract.ts'

/** A call as Prism takes it: its path begins below /api. */
export type Asked = { method: string; path: string; query: Record<string, string>; headers: Record<string, string>; body: unknown }

/** What the mock answers, and what was wrong with the call or with the contract's own example. */
export type Answer = { status: number; headers: Record<string, string | string[]>; body: unknown; faults: string[] }

const checks = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  upstreamProxy: undefined,
} as const

/** Answers calls with the examples of the contract: a wrong call gets the refusal that is documented for it, an example that breaks its schema is a 500. */
export async function prismOf(contract: Contract) {
  const operations = await getHttpOperationsFromSpec(contract)
  const prism = createInstance({ ...checks, mock: { dynamic: false } }, { logger: createLogger('mock', { level: 'silent' }) })

  return async ({ method, path, query, headers, body }: Asked): Promise<Answer> => {
    const asked = { method, url: { path, query }, headers, body } as IHttpRequest
    const result = await prism.request(asked, operations, { ...checks, mock: { dynamic: false, ...preferred(headers.prefer, query) } })()
    if (result._tag === 'Left') {
      const status = 'status' in result.left ? Number(result.left.status) : 500
      return refusal(status, status === 404 || status === 405 ? errorCode.notFound : errorCode.internal, result.left.message)
    }
    const { output, validations } = result.right
    const [wrongCall, wrongExample] = [validations.input, validations.output].map((faults) =>
      faults.map(({ path, message }) => `${path?.join('.') ?? ''} ${message}`),
    )
    if (wrongExample?.length) return refusal(500, errorCode.internal, 'An example of the contract breaks its own schema.', wrongExample)
    return { status: output.statusCode, headers: output.headers ?? {}, body: output.body, faults: wrongCall ?? [] }
  }
}

/** A refusal that the contract has no example for, in its envelope. */
export const refusal = (status: number, code: number, message: string, faults: string[] = []): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: { error: { code, message, details: faults.map((fault) => ({ path: '', message: fault })) }, correlationId: '' },
  faults: [message, ...faults],
})

/** What is asked for by `Prefer: code=404` or `Prefer: example=empty`; where clients and workers differ, who the query asks for. */
function preferred(header = '', query: Asked['query'] = {}) {
  const wish = (name: string) => new RegExp(`(?:^|[,;]\\s*)${name}=([^,;]+)`).exec(header)?.[1]
  const code = wish('code')
  return {
    code: code === undefined ? undefined : Number(code),
    exampleKey: wish('example') ?? (code === undefined ? query.person_type : undefined),
  }
}
