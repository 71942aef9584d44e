/**
 * Returns a number that lists of the same names have in common, in any order. The list of all additions would weigh more than all that the first page
 * otherwise needs of them. Of other lists one in four billion has the same number: the client would send that server what it lacks, and be refused.
 */
export function hashNames(names: readonly string[]): number {
  let hash = 0
  for (const character of [...names].sort().join()) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
  return hash
}
