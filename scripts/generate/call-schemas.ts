import { type Contract, getJsonMedia, getSuccessResponse, listOperations } from '#api/document.ts'

/** Generates the table of the schemas that check each call, by 'get /v1/…'. */
export function generateCallSchemas(document: Contract, schemas: string): string {
  const names = new Set([...schemas.matchAll(/^export const (\w+)/gm)].map(([, name]) => name))
  const requests: string[] = []
  const responses: string[] = []
  for (const { method, path, operation, parameters } of listOperations(document)) {
    const findSchema = (part: string) => {
      const name = `v${operation.operationId[0]?.toUpperCase()}${operation.operationId.slice(1)}${part}`
      if (!names.has(name)) throw new Error(`The generated schemas have no ${name}.`)
      return `schemas.${name}`
    }
    const requestSchemas = [
      ...(parameters.some((parameter) => parameter.in === 'query') ? [`query: ${findSchema('Query')}`] : []),
      ...(operation.requestBody ? [`body: ${findSchema('Body')}`] : []),
    ]
    if (requestSchemas.length > 0) requests.push(`    '${method} ${path}': { ${requestSchemas.join(', ')} },`)
    if (getJsonMedia(document, getSuccessResponse(document, operation)))
      responses.push(`    '${method} ${path}': ${findSchema('Response')},`)
  }
  return `import * as schemas from './schemas.ts'

/** The schemas of the query and body that each call sends, and of the JSON that it gets. */
export const callSchemas = {
  requests: {
${requests.join('\n')}
  },
  responses: {
${responses.join('\n')}
  },
}
`
}
