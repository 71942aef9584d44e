import { argon2 as argon2Callback, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalizePassword } from '#domain/passwords.ts'
import { generatePassword } from '#domain/random-password.ts'
import { queueHash } from './hash-queue.ts'

const argon2 = promisify(argon2Callback)

type Cost = { memory: number; passes: number; parallelism: number }

/** Cost of new hashes, OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane (about 50 ms). */
const newCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const newTagLength = 32

const derive = (password: string, nonce: Buffer, tagLength: number, cost: Cost): Promise<Buffer> =>
  argon2('argon2id', { message: Buffer.from(normalizePassword(password), 'utf8'), nonce, tagLength, ...cost })

/** Hashes a password for storage, for the signed-in user who calls. */
export type HashPassword = (password: string, userId?: string) => Promise<string>

/**
 * Hashes a password for storage, in its turn: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, base64 without padding. `userId` is the signed-in user who calls.
 */
export async function hashPassword(password: string, userId?: string): Promise<string> {
  const nonce = randomBytes(16)
  return formatHash(nonce, await queueHash(() => derive(password, nonce, newTagLength, newCost), userId))
}

/**
 * True when the password matches the stored hash, by the cost parameters that the hash was made with. Without a hash it takes as long and
 * returns false, so that response times do not reveal which users exist. The caller waits for its turn with `queueHash`.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { nonce, tag, cost } = parseHash(stored ?? dummyHash)
  const derived = await derive(password, nonce, tag.length, cost)
  return timingSafeEqual(derived, tag) && stored !== undefined
}

/** Generates a password for someone who has to change it. */
export const createRandomPassword = (): string => generatePassword((count) => randomInt(count))

function formatHash(nonce: Buffer, tag: Buffer) {
  const { memory, passes, parallelism } = newCost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(nonce)}$${toBase64(tag)}`
}

function parseHash(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!match) throw new Error('The stored password hash is not an argon2id hash.')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A hash without a password, verified when the user does not exist. */
const dummyHash = formatHash(randomBytes(16), randomBytes(newTagLength))
