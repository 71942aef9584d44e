import { type Contract, type JsonObject, listAllOperations, resolveReference } from '#api/document.ts'

/**
 * Copies a document with what types and schemas are made of: the schemas, and of each operation its parameters and the contents of its body and responses.
 * Failures, which all have the same body, share one response, or are left out.
 */
export function pickContents(document: Contract, { hasFailures }: { hasFailures: boolean }): Contract {
  const paths: Contract['paths'] = {}
  for (const { path, method, operation, parameters } of listAllOperations(document)) {
    const { operationId, requestBody, responses, 'x-stream': isStream } = operation
    const kept = Object.entries(responses).filter(([status]) => hasFailures || status < '300')
    const pick = (status: string, response: JsonObject) =>
      status < '400' ? pickContent(resolveReference(document, response)) : { $ref: '#/components/responses/Failure' }
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId,
        ...(isStream !== undefined && { 'x-stream': isStream }),
        // The client itself sends the headers.
        parameters: parameters.filter((parameter) => parameter.in !== 'header'),
        ...(requestBody && { requestBody: pickContent(resolveReference(document, requestBody)) }),
        responses: Object.fromEntries(kept.map(([status, response]) => [status, pick(status, response)])),
      },
    }
  }
  const { openapi = '', info = {}, components } = document
  const responses: JsonObject = hasFailures ? { Failure: pickContent(resolveReference(document, components.responses!.Internal!)) } : {}
  return { openapi, info, paths, components: { schemas: components.schemas!, responses } } as Contract
}

const pickContent = ({ required, content }: JsonObject): JsonObject => ({
  description: '',
  ...(required !== undefined && { required }),
  ...(content !== undefined && { content }),
})
