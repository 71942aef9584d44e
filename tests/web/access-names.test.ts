import { expect, test } from 'vitest'
import { formatAccessCode } from '#web/ui/feedback/describe-missing-access.ts'
import { contract, listObjects } from '../contract/contract.ts'

// The web has the names itself: users who lack an access often cannot read the tree of modules.
test('an access that is missing has the name that its module has in the examples of the contract', () => {
  const codes = Object.keys(modulesByCode)
  expect(codes.length).toBeGreaterThan(9)
  expect(codes.map((code) => formatAccessCode(`${code}.read`))).toEqual(codes.map((code) => `«Leer» de ${modulesByCode[code]}`))
})

/** The name of each module that has its own access. */
const modulesByCode = Object.fromEntries(
  listObjects(contract).flatMap(([, { code, name, access }]) => (Array.isArray(access) && access.length > 0 && code ? [[code, name]] : [])),
) as Record<string, string>
