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

type Sending<Row> = {
  /** Sends one row. */
  send: (row: Row) => Promise<unknown>
  /** Resolves when somebody is signed in again. */
  signedIn: () => Promise<unknown>
  /** Aborted: what is on its way is waited for, nothing more is sent. */
  signal: AbortSignal
  onOutcome: (row: Row, outcome: Outcome) => void
  /** undefined: it goes on. */
  onPause: (pause: Pause | undefined) => void
}

/** How many rows are on their way at a time: enough to hide the way there and back, few enough to leave the server to others. */
const atOnce = 4

/** Where a server asks to wait and does not say how long. */
const usualWait = 5

/**
 * Sends every row at most once, unless the server says that it did not look at it (429, 401): then it waits and goes on. Resolves
 * when all have an outcome, when the signal is aborted, or with the error after which the rest would fail as well.
 */
export async function sendRows<Row>(rows: readonly Row[], { send, signedIn, signal, onOutcome, onPause }: Sending<Row>): Promise<unknown> {
  const waiting = [...rows]
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  let pause: Promise<unknown> | undefined
  let end: unknown

  const wait = (why: Pause) => {
    if (pause !== undefined) return
    onPause(why)
    pause = Promise.race([aborted, why === 'signed out' ? signedIn() : seconds(why.seconds)]).finally(() => {
      pause = undefined
      onPause(undefined)
    })
  }
  const take = async (row: Row) => {
    try {
      await send(row)
      onOutcome(row, { kind: 'registered' })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined
      if (status === 429 || status === 401) {
        waiting.unshift(row)
        wait(status === 401 ? 'signed out' : { seconds: (error as ApiError).retryAfter ?? usualWait })
      } else if (isTechnicalFailure(error)) {
        onOutcome(row, { kind: 'unknown' })
        end = error
      } else {
        onOutcome(row, { kind: 'refused', reason: reasonOf(error) })
        // the right has gone: it has for every row
        if (status === 403) end = error
      }
    }
  }
  const work = async () => {
    for (;;) {
      while (pause !== undefined) await pause
      if (signal.aborted || end) return
      const row = waiting.shift()
      if (row === undefined) return
      await take(row)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return end
}

/** The server's sentence with what it says of the fields: "Ese documento ya está registrado. Lo tiene Ian Vargas Soto." */
function reasonOf(error: unknown) {
  const details = error instanceof ApiError ? error.details.map(({ message }) => message) : []
  return [...new Set([describeError(error), ...details])].join(' ')
}

const seconds = (count: number) => new Promise<void>((resolve) => setTimeout(resolve, count * 1000))
