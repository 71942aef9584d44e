import { argon2Sync, randomBytes } from 'node:crypto'
import { normalizePassword } from '#domain/passwords.ts'

type Cost = { memory: number; passes: number; parallelism: number; tagLength: number }

/** The lowest cost that argon2id allows. */
const lowestCost: Cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }

/**
 * Hashes a password at the lowest cost. The server verifies a password at the cost of its stored hash, so that this takes a millisecond, and so does each
 * sign-in.
 */
export const hashPasswordCheaply = async (password: string) => hashPasswordAtCost(password, lowestCost)

/** Hashes a password for storage, as the server does. */
export function hashPasswordAtCost(password: string, { memory, passes, parallelism, tagLength }: Cost): string {
  const nonce = randomBytes(16)
  const message = normalizePassword(password)
  const tag = argon2Sync('argon2id', { message, nonce, memory, passes, parallelism, tagLength })
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`
}
