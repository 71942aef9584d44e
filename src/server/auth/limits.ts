import { isIP } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from '../errors.ts'

const minutes = 60

/** The counters of one server; they live in its memory. */
export const createLimits = () => ({
  /** Wrong passwords for one name from one address. */
  name: new RateLimiterMemory({ points: 5, duration: 15 * minutes }),
  /** Wrong passwords from one address. */
  address: new RateLimiterMemory({ points: 50, duration: 15 * minutes }),
  /** Views of public links from one address. */
  publicLink: new RateLimiterMemory({ points: 60, duration: minutes }),
  /** Calls of one signed-in user. */
  user: new RateLimiterMemory({ points: 1200, duration: minutes }),
})

export type Limits = ReturnType<typeof createLimits>

/** Counts one try; throws a 429 when there have been too many. */
export async function consumeLimit(limiter: RateLimiterMemory, key: string, what?: string) {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), what)
    throw refused
  }
}

/** By what an address is counted: itself, or of IPv6 the network (/64) that one customer has whole. */
export function limitKey(address: string): string {
  if (isIP(address) !== 6 || address.startsWith('::ffff:')) return address
  const [before = '', after] = address.split('::')
  const [head, tail] = [before.split(':'), after?.split(':') ?? []]
  const zeros = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return `${[...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':')}::/64`
}

/**
 * What a password opens, or undefined when it is wrong. Every try is counted before the password is looked at, so that many at once are no way
 * around the limits; a right one is taken back.
 */
export async function tryPassword<T>({ address, name }: Limits, from: string, username: string, open: () => Promise<T | undefined>) {
  const nameKey = `${from} ${username.toLowerCase()}`
  await consumeLimit(address, from)
  await consumeLimit(name, nameKey)
  const opened = await open()
  if (opened === undefined) return undefined
  await address.reward(from)
  await name.delete(nameKey)
  return opened
}
