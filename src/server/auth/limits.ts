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
export async function count(limiter: RateLimiterMemory, key: string, what?: string) {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), what)
    throw refused
  }
}

/**
 * What a password opens, or undefined when it is wrong. Every try is counted before the password is looked at, so that many at once are no way
 * around the limits; a right one is taken back.
 */
export async function tryPassword<T>({ address, name }: Limits, from: string, username: string, open: () => Promise<T | undefined>) {
  const nameKey = `${from} ${username.toLowerCase()}`
  await count(address, from)
  await count(name, nameKey)
  const opened = await open()
  if (opened === undefined) return undefined
  await address.reward(from)
  await name.delete(nameKey)
  return opened
}
