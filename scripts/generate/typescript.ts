import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Contract } from '#api/document.ts'

/** Generates TypeScript types: `operations`, `paths`, and each schema under its own name. Without the exports of the names that are `omitted`. */
export async function generateTypes(document: Contract, omitted: readonly string[] = []): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    // If true, a request field with a default would be required.
    defaultNonNullable: false,
  })
  const isOmitted = (node: ts.Node) =>
    (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && ['webhooks', '$defs', ...omitted].includes(node.name.text)
  return astToString(nodes.filter((node) => !isOmitted(node)).map(removeEmptyMembers))
}

/** Copies a type without the members that an operation does not have, which are `never`, and without headers, which the document has not. */
const removeEmptyMembers = <T extends ts.Node>(node: T): T =>
  ts.visitEachChild(node, (child) => (isEmptyMember(child) ? undefined : removeEmptyMembers(child)), undefined)

const isEmptyMember = (node: ts.Node) =>
  ts.isPropertySignature(node) &&
  (node.type?.kind === ts.SyntaxKind.NeverKeyword || (ts.isIdentifier(node.name) && node.name.text === 'headers'))
