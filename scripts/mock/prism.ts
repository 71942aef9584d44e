import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http'
import type { Contract } from '#api/document.ts'
import { errorCode } from '../../src/api/errors.ts'

/** A request as Prism takes it; its path has no /api prefix. */
export type MockRequest = { method: string; path: string; query: Record<string, string>; headers: Record<string, string>; body: unknown }

/** The response of the mock, and the problems that Prism found in the request or in the contract's own example. */
export type MockResponse = { status: number; headers: Record<string, string | string[]>; body: unknown; problems: string[] }

const prismOptions = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  upstreamProxy: undefined,
} as const

/**
 * Responds to requests with the examples of the contract. An invalid request gets the error that the contract documents for it; an
 * example that does not fit its schema is a 500.
 */
export async function createPrismMock(contract: Contract) {
  const operations = await getHttpOperationsFromSpec(contract)
  const prism = createInstance({ ...prismOptions, mock: { dynamic: false } }, { logger: createLogger('mock', { level: 'silent' }) })

  return async ({ method, path, query, headers, body }: MockRequest): Promise<MockResponse> => {
    const request = { method, url: { path, query }, headers, body } as IHttpRequest
    const options = { ...prismOptions, mock: { dynamic: false, ...parsePrefer(headers.prefer, query) } }
    const result = await prism.request(request, operations, options)()
    if (result._tag === 'Left') {
      const status = 'status' in result.left ? Number(result.left.status) : 500
      return createErrorResponse(status, status === 404 || status === 405 ? errorCode.notFound : errorCode.internal, result.left.message)
    }
    const { output, validations } = result.right
    const [requestProblems, exampleProblems] = [validations.input, validations.output].map((problems) =>
      problems.map(({ path, message }) => `${path?.join('.') ?? ''} ${message}`),
    )
    if (exampleProblems?.length)
      return createErrorResponse(500, errorCode.internal, 'An example of the contract does not fit its own schema.', exampleProblems)
    return { status: output.statusCode, headers: output.headers ?? {}, body: output.body, problems: requestProblems ?? [] }
  }
}

/** An error response in the contract's envelope, for errors that the contract has no example of. */
export const createErrorResponse = (status: number, code: number, message: string, problems: string[] = []): MockResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: { error: { code, message, details: problems.map((problem) => ({ path: '', message: problem })) }, correlationId: '' },
  problems: [message, ...problems],
})

/**
 * Reads the status and the example that a header such as `Prefer: code=404` or `Prefer: example=empty` names. Without the header, the
 * parameter `person_type` selects the example of the same name, if the contract has one.
 */
function parsePrefer(header = '', query: MockRequest['query'] = {}) {
  const find = (name: string) => new RegExp(`(?:^|[,;]\\s*)${name}=([^,;]+)`).exec(header)?.[1]
  const code = find('code')
  return {
    code: code === undefined ? undefined : Number(code),
    exampleKey: find('example') ?? (code === undefined ? query.person_type : undefined),
  }
}
