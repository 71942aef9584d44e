import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** The channel on which triggers tell what has changed, when it is committed. */
export const changesChannel = 'turnos_changes'

/** Hears the messages of the channel. Messages between `lose` and the next `connect` are lost. `fail` gets the reason of each failed attempt or loss. */
export type ChangesListener = { connect: () => void; receive: (message: string) => void; lose: () => void; fail: (reason: Error) => void }

/** Starts to listen. The returned function ends it. */
export type ListenToChanges = (listener: ChangesListener) => Promise<() => Promise<void>>

/** Milliseconds between two checks of the connection, and the longest that one may take: a dead connection is noticed within two seconds. */
const check = { interval: 1000, timeout: 900 }

/** Listens on a separate connection, because the pool may close any of its connections, and connects again whenever it is lost. */
export function createPostgresListen(url: string): ListenToChanges {
  return async (listener) => {
    const ending = new AbortController()
    const running = (async () => {
      while (!ending.signal.aborted) {
        await listenOnce(url, listener, ending.signal)
        await wait(check.interval, undefined, { signal: ending.signal }).catch(() => {})
      }
    })()
    return async () => {
      ending.abort()
      await running
    }
  }
}

/** Listens on one connection until it is lost or the signal is given. */
async function listenOnce(url: string, listener: ChangesListener, ending: AbortSignal) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: check.timeout })
  const failing = new AbortController()
  client.on('error', () => failing.abort())
  client.on('end', () => failing.abort())
  client.on('notification', ({ payload = '' }) => listener.receive(payload))
  let isConnected = false
  try {
    await client.connect()
    await client.query(`listen ${changesChannel}`)
    isConnected = true
    listener.connect()
    const stopped = AbortSignal.any([ending, failing.signal])
    while (!stopped.aborted) {
      await wait(check.interval, undefined, { signal: stopped })
      // A connection that was cut without a word answers nothing.
      await client.query('select 1')
    }
  } catch (error) {
    // The connection could not be opened, was lost or is no longer wanted.
    if (!ending.aborted) listener.fail(error as Error)
  } finally {
    if (isConnected) listener.lose()
    // A dead connection would not answer a polite end.
    client.connection.stream.destroy()
  }
}
