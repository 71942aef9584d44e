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
  const isOmitted = (node: ts.Node) => ['webhooks', '$defs', ...omitted].includes(getTypeName(node))
  return astToString(nodes.filter((node) => !isOmitted(node)).map((node) => removeEmptyMembers(node, listUnused(node))))
}

const getTypeName = (node: ts.Node) => (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : '')

/** The members that are empty everywhere in a type: the document has no headers, and no parameters of a path besides those of its operations. */
const listUnused = (node: ts.Node) => (getTypeName(node) === 'paths' ? ['headers', 'parameters'] : ['headers'])

/** Copies a type without unused members, and without those that an operation does not have, which are `never`. */
function removeEmptyMembers<T extends ts.Node>(node: T, unused: readonly string[]): T {
  const isEmpty = (member: ts.Node) =>
    ts.isPropertySignature(member) &&
    (member.type?.kind === ts.SyntaxKind.NeverKeyword || (ts.isIdentifier(member.name) && unused.includes(member.name.text)))
  return ts.visitEachChild(node, (child) => (isEmpty(child) ? undefined : removeEmptyMembers(child, unused)), undefined)
}
