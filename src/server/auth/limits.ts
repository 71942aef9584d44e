import { isIP } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { createTooManyAttemptsError } from '../errors.ts'

/** One minute, in seconds. */
const minute = 60

/** Creates the rate limits of one server. Their counters live in its memory. */
export const createLimits = () => ({
  /** Wrong passwords for one user name from one address. */
  name: new RateLimiterMemory({ points: 5, duration: 15 * minute }),
  /** Wrong passwords from one address. */
  address: new RateLimiterMemory({ points: 50, duration: 15 * minute }),
  /** Views of public links from one address. */
  publicLink: new RateLimiterMemory({ points: 60, duration: minute }),
  /** Calls of one signed-in user. */
  user: new RateLimiterMemory({ points: 1200, duration: minute }),
})

export type Limits = ReturnType<typeof createLimits>

/** Counts one attempt. Throws a 429, whose message begins with `message`, when there have been too many. */
export async function consumeLimit(limiter: RateLimiterMemory, key: string, message?: string) {
  try {
    await limiter.consume(key)
  } catch (error) {
    // The library rejects with a RateLimiterRes, which is no Error, when the limit is reached.
    if (error instanceof RateLimiterRes) throw createTooManyAttemptsError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)), message)
    throw error
  }
}

/** Returns the key by which an address is counted: the address itself, or its /64 network for IPv6, which belongs to one customer as a whole. */
export function getLimitKey(address: string): string {
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
 * Runs `verify`, which returns undefined for a wrong password, within the limits for wrong passwords. Every attempt is counted before it is
 * verified, so that parallel attempts cannot get around the limits; a correct password undoes its count.
 */
export async function tryPassword<T>(
  { address, name }: Limits,
  addressKey: string,
  username: string,
  verify: () => Promise<T | undefined>,
) {
  const nameKey = `${addressKey} ${username.toLowerCase()}`
  await consumeLimit(address, addressKey)
  await consumeLimit(name, nameKey)
  const verified = await verify()
  if (verified === undefined) return undefined
  await address.reward(addressKey)
  await name.delete(nameKey)
  return verified
}
