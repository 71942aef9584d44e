import { ApiError } from '#api/errors.ts'
import { describeError, isTechnicalFailure } from '#web/ui/feedback/describe-error.ts'

/** The outcome of a row that was sent. */
export type Outcome =
  | { kind: 'registered' }
  /** The server refused the row, with the reason. */
  | { kind: 'refused'; reason: string }
  /** No readable answer came, so the row may or may not be stored. */
  | { kind: 'unknown' }

/** The reason for a pause: too many calls, with the seconds to wait, or that the user is signed out. */
export type Pause = { seconds: number } | 'signed out'

type SendOptions<Row> = {
  send: (row: Row) => Promise<unknown>
  /** Resolves when the user has signed in again. */
  waitForSignIn: () => Promise<unknown>
  /** After an abort no more rows are sent; the calls in progress are awaited. */
  signal: AbortSignal
  onOutcome: (row: Row, outcome: Outcome) => void
  /** Called with undefined when sending resumes. */
  onPause: (pause: Pause | undefined) => void
}

/** These calls are enough to hide the latency, and few enough not to slow down other users. */
const maxConcurrentCalls = 4

/** The pause after a 429 without `retry-after`. */
const defaultWaitSeconds = 5

/**
 * Sends every row at most once, except after a 429 or 401, which it waits out before it sends the row again. Resolves when all
 * rows have an outcome, when the signal is aborted, or with an error that the remaining rows would meet as well.
 */
export async function sendRows<Row>(
  rows: readonly Row[],
  { send, waitForSignIn, signal, onOutcome, onPause }: SendOptions<Row>,
): Promise<unknown> {
  const remainingRows = [...rows]
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  let pause: Promise<unknown> | undefined
  let fatalError: unknown

  const startPause = (reason: Pause) => {
    if (pause !== undefined) return
    onPause(reason)
    pause = Promise.race([aborted, reason === 'signed out' ? waitForSignIn() : waitSeconds(reason.seconds)]).finally(() => {
      pause = undefined
      onPause(undefined)
    })
  }
  const sendRow = async (row: Row) => {
    try {
      await send(row)
      onOutcome(row, { kind: 'registered' })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined
      if (status === 429 || status === 401) {
        remainingRows.unshift(row)
        startPause(status === 401 ? 'signed out' : { seconds: (error as ApiError).retryAfter ?? defaultWaitSeconds })
      } else if (isTechnicalFailure(error)) {
        onOutcome(row, { kind: 'unknown' })
        fatalError = error
      } else {
        onOutcome(row, { kind: 'refused', reason: describeRefusal(error) })
        // Without access, every other row would be refused as well.
        if (status === 403) fatalError = error
      }
    }
  }
  const sendRemainingRows = async () => {
    for (;;) {
      while (pause !== undefined) await pause
      if (signal.aborted || fatalError) return
      const row = remainingRows.shift()
      if (row === undefined) return
      await sendRow(row)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrentCalls }, sendRemainingRows))
  return fatalError
}

/** The server's message with its details: "Ese documento ya está registrado. Lo tiene Ian Vargas Soto." */
function describeRefusal(error: unknown) {
  const details = error instanceof ApiError ? error.details.map(({ message }) => message) : []
  return [...new Set([describeError(error), ...details])].join(' ')
}

const waitSeconds = (count: number) => new Promise<void>((resolve) => setTimeout(resolve, count * 1000))
