import { isPair, isScalar, parseDocument, visit } from 'yaml'

/** The parts of an operation that say who may call it. */
type Access = { 'x-access': string[]; 'x-own'?: Record<string, string>; 'x-own-access'?: string[] }

/** Replaces `x-access` by `security`. Redocly compares only what OpenAPI defines. As `security`, it also reports access that was removed. Line numbers do not change. */
export function describeAccessAsSecurity(contract: string) {
  const document = parseDocument(contract)
  if (document.errors[0]) throw document.errors[0]
  let text = ''
  let end = 0
  visit(document, {
    Map(_, operation) {
      const pair = operation.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === 'x-access')
      if (!pair) return
      const alternatives = listAlternatives(operation.toJS(document, { maxAliasCount: -1 }))
      const [key, value] = [pair.key, pair.value].map((node) => (node as { range: [start: number, end: number] }).range)
      text += `${contract.slice(end, key?.[0])}security: ${JSON.stringify(alternatives)}`
      // The range of a list with a line for each item ends after its last line.
      end = contract.slice(0, value?.[1]).trimEnd().length
    },
  })
  return text + contract.slice(end)
}

/** Lists what a caller may have to call an operation: any of the codes, or being an owner, with the codes that owners need. */
function listAlternatives({ 'x-access': codes, 'x-own': own = {}, 'x-own-access': ownCodes = [] }: Access) {
  const owners = Object.entries(own).map(([kind, ownership]) => ['own', kind, ownership, ...ownCodes].join(' '))
  if (codes.length === 0) return [{ signIn: [] }]
  return [...codes, ...owners].map((name) => ({ [name]: [] }))
}
