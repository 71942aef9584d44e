import { type Contract, jsonOf, operationsOf, successOf } from './contract.ts'

/** Which schema checks what of a call, by 'get /v1/…'. */
export function shapesFile(document: Contract, schemas: string): string {
  const known = new Set([...schemas.matchAll(/^export const (\w+)/gm)].map(([, name]) => name))
  const requests: string[] = []
  const answers: string[] = []
  for (const { method, path, operation, parameters } of operationsOf(document)) {
    const schema = (part: string) => {
      const name = `v${operation.operationId[0]?.toUpperCase()}${operation.operationId.slice(1)}${part}`
      if (!known.has(name)) throw new Error(`The schemas lack ${name}.`)
      return `schemas.${name}`
    }
    const sent = [
      ...(parameters.some((parameter) => parameter.in === 'query') ? [`query: ${schema('Query')}`] : []),
      ...(operation.requestBody ? [`body: ${schema('Body')}`] : []),
    ]
    if (sent.length > 0) requests.push(`    '${method} ${path}': { ${sent.join(', ')} },`)
    if (jsonOf(document, successOf(document, operation))) answers.push(`    '${method} ${path}': ${schema('Response')},`)
  }
  return `import * as schemas from './schemas.ts'

/** The schemas that check what each call sends and what it is answered. */
export const shapes = {
  requests: {
${requests.join('\n')}
  },
  responses: {
${answers.join('\n')}
  },
}
`
}
