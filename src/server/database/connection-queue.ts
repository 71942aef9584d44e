import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as returnToIo } from 'node:timers/promises'
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import { FairQueue } from '../fair-queue.ts'
import { createQueryStatistics, type QueryStatistics } from './statistics.ts'

/** The user for whom queries run, and whether they belong to a bulk call, which changes many records at once. */
type Caller = { user: string; isBulk?: boolean }

const callers = new AsyncLocalStorage<Caller>()

/** Runs work whose queries take the turns of this caller. */
export const runAs = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

/** The server's own work, such as migrations, takes turns like a user. */
const server: Caller = { user: '' }

/** How many times other calls may overtake the bulk calls that wait, so that these get their turn as well. */
const maxOvertaking = 50

/** The error when no connection became free in time. */
export class NoFreeConnection extends Error {}

type ConnectionOptions = {
  /** The number of connections. */
  size: number
  /** Milliseconds that a query waits for a connection. */
  maxWait: number
  /** The message of the error of a query that waited longer. */
  timeoutMessage: string
  /** True to return to I/O before a statement is sent and a connection is handed over. */
  returnsToIo: boolean
}

/** A pool with a queue in front. */
export type QueuedPool = PostgresPool & {
  statistics: QueryStatistics
  /** Returns how many queries wait for a connection. */
  countWaiting: () => number
}

/** The text of a statement that is prepared once for each connection: `prepareAs` marks it. */
const preparedName = /^select \/\* prepared as ([a-z-]+) \*\//

/**
 * Marks a select, by `modifyFront`, that is sent with nearly every call: the database then parses and plans it once. Its text must always be the same for a name.
 */
export const prepareAs = (name: string) => sql.raw(`/* prepared as ${name} */`)

type PreparingClient = { query: (statement: { name: string; text: string; values: readonly unknown[] }) => Promise<unknown> }

type Waiting = { isBulk: boolean; start: () => void }

/**
 * Puts a queue in front of a pool. The users take turns, so that someone with many calls does not keep the others waiting, and no user holds more than
 * half of several connections. Bulk calls come after all others: a read takes its connection several times, and would otherwise wait for a whole bulk
 * transaction each time.
 *
 * The embedded engine computes in this thread, in which nothing else can run meanwhile. So with it a connection is handed over, and a statement sent, only
 * after a return to I/O. During this pause other requests are accepted, and a read that has just got its rows asks for its next connection, before a bulk
 * call can take it.
 */
export function queueConnections(pool: PostgresPool, { size, maxWait, timeoutMessage, returnsToIo }: ConnectionOptions): QueuedPool {
  const statistics = createQueryStatistics()
  const maxOfUser = Math.ceil(size / 2)
  const waiting = new FairQueue<Waiting>()
  const waitingBulks = new FairQueue<Waiting>()
  const connectionsByUser = new Map<string, number>()
  let free = size
  let overtaken = 0

  const count = (user: string, change: number) => {
    free -= change
    const connections = (connectionsByUser.get(user) ?? 0) + change
    if (connections > 0) connectionsByUser.set(user, connections)
    else connectionsByUser.delete(user)
  }

  const takeNext = () => {
    const canTake = (user: string) => user === server.user || (connectionsByUser.get(user) ?? 0) < maxOfUser
    if (overtaken >= maxOvertaking) return waitingBulks.take(canTake) ?? waiting.take(canTake)
    return waiting.take(canTake) ?? waitingBulks.take(canTake)
  }

  const startNext = () => {
    while (free > 0) {
      const next = takeNext()
      if (!next) return
      overtaken = next.isBulk || waitingBulks.size === 0 ? 0 : overtaken + 1
      next.start()
    }
  }

  const waitForTurn = ({ user, isBulk = false }: Caller) =>
    new Promise<void>((resolve, reject) => {
      const queue = isBulk ? waitingBulks : waiting
      const item = {
        isBulk,
        start: () => {
          clearTimeout(timeout)
          count(user, 1)
          resolve()
        },
      }
      const timeout = setTimeout(() => {
        queue.remove(user, item)
        reject(new NoFreeConnection(timeoutMessage))
      }, maxWait)
      queue.add(user, item)
      startNext()
    })

  const connect = async (): Promise<PostgresPoolClient> => {
    const caller = callers.getStore() ?? server
    await waitForTurn(caller)
    const endTurn = () => {
      count(caller.user, -1)
      startNext()
    }
    try {
      const client = await statistics.watch('connect', () => pool.connect())
      return {
        // Kysely sends a cursor, the other kind of argument, only to stream rows.
        query: (async (text: string, parameters: readonly unknown[]) => {
          if (returnsToIo) await returnToIo()
          const name = preparedName.exec(text)?.[1]
          return statistics.watch(text, () =>
            name === undefined
              ? client.query(text, parameters)
              : (client as unknown as PreparingClient).query({ name, text, values: parameters }),
          )
        }) as PostgresPoolClient['query'],
        release: (destroy) => {
          client.release(destroy)
          if (returnsToIo) setImmediate(endTurn)
          else endTurn()
        },
      }
    } catch (error) {
      endTurn()
      throw error
    }
  }

  const countWaiting = () => waiting.size + waitingBulks.size
  return { connect, end: () => pool.end(), options: pool.options, statistics, countWaiting }
}
