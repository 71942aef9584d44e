import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { onceEnded } from '../once-ended.ts'
import { readUnconfirmedBytes } from './unconfirmed-bytes.ts'

/** Milliseconds after which a connection that has taken no byte of its answer is closed. */
const defaultTimeout = 30_000

/** How many times a connection is checked within that time. */
const checks = 30

/**
 * How far an answer has come: the most bytes that a check has found taken by the reader, how many checks have found more than any before, and how many since then
 * have not.
 */
type Progress = { taken: number; steps: number; checksWithoutProgress: number }

/**
 * How many checks find progress though nobody reads: the system of the reader takes the first bytes, and a check may fall between them. When someone reads, that
 * system takes the next bytes only after it has passed on many, at 10 KB a second every 40 seconds. So a reader who has begun may pause twice as long.
 */
const stepsOfSystem = 2

/** Closes the connections whose readers take no byte of their answers for a while. The streams of events have their own heartbeat. */
export function closeStalled(app: FastifyInstance, timeout = defaultTimeout) {
  const pending = new Map<ServerResponse, Progress>()

  const check = () => {
    const unsent = [...pending].flatMap(([{ socket }, progress]) => (socket && socket.writableLength > 0 ? { socket, progress } : []))
    if (unsent.length === 0) return
    const countUnconfirmed = readUnconfirmedBytes()
    for (const { socket, progress } of unsent) {
      // A part of which the system has taken some counts as not written yet, so there are less when it begins one: that is no progress of the reader.
      const taken = socket.bytesWritten - socket.writableLength - countUnconfirmed(socket)
      const hasTaken = taken > progress.taken
      if (hasTaken) progress.taken = taken
      progress.steps += hasTaken ? 1 : 0
      progress.checksWithoutProgress = hasTaken ? 0 : progress.checksWithoutProgress + 1
      // What the system still has of the answer would otherwise wait for the reader.
      if (progress.checksWithoutProgress >= (progress.steps > stepsOfSystem ? 2 * checks : checks)) socket.resetAndDestroy()
    }
  }

  app.addHook('onSend', (_request, { raw: response }, _payload, done) => {
    if (!response.closed) {
      pending.set(response, { taken: Number.NEGATIVE_INFINITY, steps: 0, checksWithoutProgress: 0 })
      onceEnded(response, () => pending.delete(response))
    }
    done()
  })
  app.server.once('listening', () => {
    const timer = setInterval(check, timeout / checks)
    // A server that closes waits for the answers that are being read.
    app.server.once('close', () => clearInterval(timer))
  })
}
