import { setTimeout } from 'node:timers/promises'
import { Skipped } from '../recorder.ts'
import type { Exchange } from './exchange.ts'

/** Seconds that a run waits for one call at most. */
const longestWait = 70

type Patience = {
  /** Statuses that are answers to the call, and not requests for patience. */
  expected?: number[]
  signal?: AbortSignal | undefined
  log?: ((line: string) => void) | undefined
}

/** Sends a call, and sends it again when the server asks to come back later. Skips the scenario when that takes too long. */
export async function sendPatiently(send: () => Promise<Exchange>, { expected = [], signal, log }: Patience): Promise<Exchange> {
  let waited = 0
  for (let attempt = 1; ; attempt++) {
    const exchange = await send()
    const { operation, status } = exchange
    const wait = readRetryAfter(exchange)
    const isBusy = status === 429 || (status === 503 && attempt === 1)
    if (!isBusy || wait === undefined || expected.includes(status)) return exchange
    if (waited + wait > longestWait) throw new Skipped(`${operation.id} is limited: the server asks to wait ${wait} seconds`)
    log?.(`${operation.id} answers ${status}, and the run waits ${wait} s as the server asks.`)
    // Fractions of a second are added, because the server counts whole ones.
    await setTimeout((wait + 0.1) * 1000, undefined, { signal })
    waited += wait + 0.1
  }
}

/** Returns the seconds after which the server wants the call again. */
export function readRetryAfter({ headers }: Exchange): number | undefined {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return Number.isNaN(seconds) ? undefined : seconds
}
