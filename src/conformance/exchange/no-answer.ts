import type { OperationId } from '#api/operation.ts'
import { CannotJudge } from '../recorder.ts'

/** Seconds within which an answer must have come to its end. */
export const secondsPerCall = 30

type Attempt = {
  operation: OperationId
  method: string
  url: string
  /** When the call was sent, by `performance.now`. */
  start: number
  seconds: number
  /** The status of an answer that has begun. */
  status: number | undefined
}

/** The server did not answer, or not to the end. A scenario records it as a failure of the operation; before the first scenario it ends the run. */
export class NoAnswer extends CannotJudge {
  readonly operation: OperationId

  constructor(attempt: Attempt, error: unknown) {
    super(`No answer to ${attempt.method} ${attempt.url}: ${describeBreak(attempt, error)}`)
    this.operation = attempt.operation
  }
}

/** Says what became of a call, and after how many seconds. */
function describeBreak({ start, seconds, status }: Attempt, error: unknown): string {
  const { name, cause } = error as Error
  if (name === 'TimeoutError')
    return status === undefined ? `nothing came within ${seconds} s` : `it began with status ${status} and did not end within ${seconds} s`
  // A name with several addresses fails once for each.
  const reason = (cause instanceof AggregateError ? cause.errors[0] : (cause ?? error)) as NodeJS.ErrnoException
  const after = `after ${((performance.now() - start) / 1000).toFixed(1)} s`
  const isUnconnected = reason.syscall === 'connect' || reason.syscall === 'getaddrinfo'
  return `${isUnconnected ? 'no connection' : 'the connection broke'} ${after} (${reason.message || reason.code})`
}
