import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http'
import type { Contract, JsonValue } from '#api/document.ts'
import { errorCode } from '#api/errors.ts'
import type { Preference } from './preference.ts'

/** A request as Prism takes it; its path has no /api prefix. */
export type MockRequest = { method: string; path: string; query: Record<string, string>; headers: Record<string, string>; body: unknown }

/** The response of the mock, and the problems that Prism found in the request or in the contract's own example. */
export type MockResponse = { status: number; headers: Record<string, string | string[]>; body: unknown; problems: string[] }

/** The template of an operation's path, and an example for its successful response in place of those of the contract. */
type Replacement = { path: string; example: JsonValue }

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
  // Prism resolves the references of the document that it gets.
  const operations = await getHttpOperationsFromSpec(structuredClone(contract))
  const prism = createInstance({ ...prismOptions, mock: { dynamic: false } }, { logger: createLogger('mock', { level: 'silent' }) })

  return async (request: MockRequest, preference: Preference = {}, replacement?: Replacement): Promise<MockResponse> => {
    const { method, path, query, headers, body } = request
    const options = { ...prismOptions, mock: { dynamic: false, ...preference } }
    const used = replacement ? replaceExample(method, replacement) : operations
    const result = await prism.request({ method, url: { path, query }, headers, body } as IHttpRequest, used, options)()
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

  /** Copies an operation with another example, so that Prism checks it as it checks those of the contract. */
  function replaceExample(method: string, { path, example }: Replacement) {
    const examples = [{ id: 'replaced', key: 'replaced', value: example }]
    return operations
      .filter((operation) => operation.method === method && operation.path === path)
      .map((operation) => ({
        ...operation,
        responses: operation.responses.map((response) =>
          response.code.startsWith('2')
            ? { ...response, contents: response.contents?.map((content) => ({ ...content, examples })) ?? [] }
            : response,
        ),
      }))
  }
}

/** An error response in the contract's envelope, for errors that the contract has no example of. */
export const createErrorResponse = (status: number, code: number, message: string, problems: string[] = []): MockResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: { error: { code, message, details: problems.map((problem) => ({ path: '', message: problem })) }, correlationId: '' },
  problems: [message, ...problems],
})
