import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from '#api/document.ts'

/** Generates TypeScript types: `paths`, `operations`, and each schema under its own name. */
export async function generateTypes(document: Contract): Promise<string> {
  const types = await openapiTS(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    // If true, a request field with a default would be required.
    defaultNonNullable: false,
  })
  return astToString(types)
}
