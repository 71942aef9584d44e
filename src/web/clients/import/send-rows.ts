import { ApiError } from '#api/errors.ts'
import { describeError, isTechnicalFailure } from '../../ui/feedback/describe-error.ts'

/** What became of a row that was sent. */
export type Outcome =
  | { kind: 'registered' }
  /** The server said no, and why. */
  | { kind: 'refused'; reason: string }
  /** No answer came that could be read: it may be stored or not. */
  | { kind: 'unknown' }

/** Why no more rows are sent for a while: too many calls (and for how many seconds), or the session ended. */
export type Pause = { seconds: number } | 'signed out'

type SendOptions<Row> = {
  /** Sends one row. */
  send: (row: Row) => Promise<unknown>
  /** Resolves when somebody is signed in again. */
  waitForSignIn: () => Promise<unknown>
  /** Aborted: what is on its way is waited for, nothing more is sent. */
  signal: AbortSignal
  onOutcome: (row: Row, outcome: Outcome) => void
  /** undefined: it goes on. */
  onPause: (pause: Pause | undefined) => void
}

/** How many rows are on their way at a time: enough to hide the way there and back, few enough to leave the server to others. */
const maxConcurrentCalls = 4

/** Where a server asks to wait and does not say how long. */
const defaultWaitSeconds = 5

/**
 * Sends every row at most once, unless the server says that it did not look at it (429, 401): then it waits and goes on. Resolves
 * when all have an outcome, when the signal is aborted, or with the error after which the rest would fail as well.
 */
export async function sendRows<Row>(
  rows: readonly Row[],
  { send, waitForSignIn: signedIn, signal, onOutcome, onPause }: SendOptions<Row>,
): Promise<unknown> {
  const remainingRows = [...rows]
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  let pause: Promise<unknown> | undefined
  let fatalError: unknown

  const startPause = (why: Pause) => {
    if (pause !== undefined) return
    onPause(why)
    pause = Promise.race([aborted, why === 'signed out' ? signedIn() : waitSeconds(why.seconds)]).finally(() => {
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
        // the right has gone: it has for every row
        if (status === 403) fatalError = error
      }
    }
  }
  const runWorker = async () => {
    for (;;) {
      while (pause !== undefined) await pause
      if (signal.aborted || fatalError) return
      const row = remainingRows.shift()
      if (row === undefined) return
      await sendRow(row)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrentCalls }, runWorker))
  return fatalError
}

/** The server's sentence with what it says of the fields: "Ese documento ya está registrado. Lo tiene Ian Vargas Soto." */
function describeRefusal(error: unknown) {
  const details = error instanceof ApiError ? error.details.map(({ message }) => message) : []
  return [...new Set([describeError(error), ...details])].join(' ')
}

const waitSeconds = (count: number) => new Promise<void>((resolve) => setTimeout(resolve, count * 1000))
