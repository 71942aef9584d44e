import { argon2 as argon2Callback, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(argon2Callback)

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane (about 50 ms). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** No more than two hashes at once: each takes a core and 19 MiB, and sign-ins must not starve everything else. */
const free = { places: 2, waiting: [] as (() => void)[] }

async function derive(password: string, nonce: Buffer): Promise<Buffer> {
  if (free.places === 0) await new Promise<void>((resume) => free.waiting.push(resume))
  else free.places -= 1
  try {
    return await argon2('argon2id', { message: Buffer.from(password, 'utf8'), nonce, tagLength, ...cost })
  } finally {
    const next = free.waiting.shift()
    if (next) next()
    else free.places += 1
  }
}

/** A password as it is stored: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, base64 without padding. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(await derive(password, nonce))}`
}

/** Whether the password belongs to the stored hash. Without a hash it works as long and says no, so that a name's existence cannot be timed. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [nonce = '', tag = ''] = (stored ?? absent).split('$').slice(-2)
  const derived = await derive(password, Buffer.from(nonce, 'base64'))
  const matches = timingSafeEqual(derived, Buffer.from(tag, 'base64'))
  return matches && stored !== undefined
}

/** A password nobody has: 16 letters and digits without the ones that look alike. */
export function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** What an unknown name is checked against. */
const absent = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(tagLength))}`
