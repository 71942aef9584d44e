import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#server/passwords/password-hash.ts'
import { hashPasswordAtCost } from '../password-hash.ts'

const password = 'una clave muy larga'

test('a hash is verified with the cost parameters that it was made with', async () => {
  const stored = hashPasswordAtCost(password, { memory: 8192, passes: 3, parallelism: 2, tagLength: 24 })
  expect(await verifyPassword(password, stored)).toBe(true)
  expect(await verifyPassword('otra clave muy larga', stored)).toBe(false)
})

test('a new hash is verified, and no password matches a missing hash', async () => {
  expect(await verifyPassword(password, await hashPassword(password))).toBe(true)
  expect(await verifyPassword(password, undefined)).toBe(false)
})

test('a stored text that is no argon2id hash is an error, not a wrong password', async () => {
  await expect(verifyPassword(password, 'plain')).rejects.toThrow('The stored password hash is not an argon2id hash.')
})
