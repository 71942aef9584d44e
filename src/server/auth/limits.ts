import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { createTooManyAttemptsError } from '../errors.ts'
import { queueHash } from '../passwords/hash-queue.ts'
import { verifyPassword } from '../passwords/password-hash.ts'

/** One minute, in seconds. */
const minute = 60

type LimitOptions = { points: number; duration: number; inMemoryBlockOnConsumed?: number }

/**
 * Creates the rate limits of one server. The counters of what guards passwords and public links live in PostgreSQL where there is a pool, so that all
 * processes count together, and otherwise in memory.
 */
export function createLimits(pool?: Pool) {
  const createOwn = (keyPrefix: string, options: LimitOptions): RateLimiterAbstract => new RateLimiterMemory({ ...options, keyPrefix })
  const createShared = (keyPrefix: string, options: LimitOptions): RateLimiterAbstract =>
    pool ? new RateLimiterPostgres({ ...sharedOptions, ...options, storeClient: pool, keyPrefix }) : createOwn(keyPrefix, options)
  return {
    /** Wrong passwords for one user from one address. */
    userAtAddress: createShared('user at address', { points: 5, duration: 15 * minute }),
    /** Wrong passwords from one address. */
    address: createShared('address', { points: 50, duration: 15 * minute }),
    /** Wrong passwords for one user, from all addresses from which the user has not signed in lately. */
    user: createShared('user', { points: 100, duration: 60 * minute }),
    /** Views of public links from one address. Once they are too many, each process refuses more without a query until the minute is over. */
    publicLink: createShared('public link', { points: 60, duration: minute, inMemoryBlockOnConsumed: 60 }),
    /** Calls of feeds from one address to one process. A calendar's provider reads the feeds of many people from a few addresses. */
    feed: createOwn('feed', { points: 300, duration: minute }),
    /** Replies to sessions from one address. */
    replies: createShared('reply', { points: 20, duration: minute, inMemoryBlockOnConsumed: 20 }),
    /** Calls of one signed-in user to one process. A row of the database that each of them writes would slow all of them. */
    calls: createOwn('calls', { points: 1200, duration: minute }),
  }
}

/** A migration has created the table, from which each process deletes every few minutes what expired an hour ago. */
const sharedOptions = { tableName: 'rate_limit', tableCreated: true }

export type Limits = ReturnType<typeof createLimits>

/** Counts one attempt. Throws a 429, whose message begins with `message`, when there have been too many. */
export async function consumeLimit(limiter: RateLimiterAbstract, key: string, message?: string) {
  try {
    await limiter.consume(key)
  } catch (error) {
    // The library rejects with a RateLimiterRes, which is no Error, when the limit is reached.
    throw error instanceof RateLimiterRes ? createLimitError(limiter, error, message) : error
  }
}

const createLimitError = ({ keyPrefix }: RateLimiterAbstract, { msBeforeNext }: RateLimiterRes, message?: string) =>
  createTooManyAttemptsError(keyPrefix, Math.max(1, Math.ceil(msBeforeNext / 1000)), message)

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

type Attempt = {
  /** The key of the address, as `getLimitKey` returns it. */
  address: string
  /** The name or e-mail as it was typed. */
  username: string
  /** The user with this name or e-mail, if there is one. */
  user: { id: string; password_hash: string; is_known_address: boolean } | undefined
  password: string
  /** The signed-in user who calls, if there is one. */
  callerId?: string
  /** Checks the code of a user with a second factor, after the right password. */
  checkCode?: () => Promise<'right' | 'wrong code' | 'missing code'>
}

/** Says what came of an attempt. */
export type Verdict = 'right' | 'wrong password' | 'wrong code' | 'missing code'

/** A limit and the key that one attempt counts for. */
type Counter = [limiter: RateLimiterAbstract, key: string]

/**
 * Verifies a password, and a code where there is a second factor, within the limits for wrong ones. Each attempt is counted before it is verified, so that
 * parallel attempts cannot get around the limits; the count of a correct one, or of an attempt that another limit refuses, is undone. A missing code is not
 * counted either, but does not set the count of wrong ones back: otherwise the password alone would allow any number of codes.
 */
export async function tryPassword(limits: Limits, attempt: Attempt): Promise<Verdict> {
  const { callerId } = attempt
  const counters = listCounters(limits, attempt)
  // An attempt over a limit does not wait for its turn, or a blocked attacker would fill the queue.
  for (const [limiter, key] of counters) await refuseReached(limiter, key)
  return queueHash(async () => {
    await consumeAll(counters)
    let verdict: Verdict | undefined
    try {
      verdict = await judge(attempt)
    } finally {
      if (verdict !== 'wrong password' && verdict !== 'wrong code') await undoAll(counters)
    }
    if (verdict === 'right') await limits.userAtAddress.delete(getUserAtAddress(attempt))
    return verdict
  }, callerId)
}

async function judge({ user, password, checkCode }: Attempt): Promise<Verdict> {
  if (!(await verifyPassword(password, user?.password_hash))) return 'wrong password'
  return checkCode ? checkCode() : 'right'
}

/**
 * Name and e-mail of a user count together. An unknown name counts in the same way, so that limits do not reveal which users exist. It may be a password
 * that was typed in the wrong field, so only 18 bits of its hash are kept, which do not tell it: unknown names that share them count together.
 */
const getSubject = ({ user, username }: Attempt) =>
  user ? user.id : `name ${createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 3)}`
const getUserAtAddress = (attempt: Attempt) => `${attempt.address} ${getSubject(attempt)}`

function listCounters({ address, userAtAddress, user }: Limits, attempt: Attempt): Counter[] {
  const counters: Counter[] = [
    [address, attempt.address],
    [userAtAddress, getUserAtAddress(attempt)],
  ]
  // Wrong passwords that others try elsewhere do not keep users out where they usually sign in.
  return attempt.user?.is_known_address ? counters : [...counters, [user, getSubject(attempt)]]
}

async function refuseReached(limiter: RateLimiterAbstract, key: string) {
  const state = await limiter.get(key)
  if (state && state.consumedPoints >= limiter.points) throw createLimitError(limiter, state)
}

async function consumeAll(counters: Counter[]) {
  for (const [index, [limiter, key]] of counters.entries())
    try {
      await consumeLimit(limiter, key)
    } catch (error) {
      await undoAll(counters.slice(0, index + 1))
      throw error
    }
}

async function undoAll(counters: Counter[]) {
  for (const [limiter, key] of counters) await limiter.reward(key)
}
