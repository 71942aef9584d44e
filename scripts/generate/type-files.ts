import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from './contract.ts'

/** TypeScript types of a document: `paths`, `operations`, and each schema under its own name. */
export async function typesFile(document: Contract): Promise<string> {
  const types = await openapiTS(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    // A field that has a default may be left out of a request.
    defaultNonNullable: false,
  })
  return astToString(types)
}
