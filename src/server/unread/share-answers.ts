import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate as returnToIo } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressBody, type Encoding, isCompressible, minLongBytes, negotiateEncoding } from '../compression.ts'
import { createTooMuchUnreadError } from '../errors.ts'
import { onceEnded } from '../once-ended.ts'

/** The most memory that long answers take until they have been read, in bytes. */
const defaultMaxBytes = 200 * 1024 * 1024

/** Bytes that are handed to the connection at a time, so that it can be seen how much of an answer has been taken. */
const partBytes = 64 * 1024

/** A long answer that is being read, as it is sent. `bytes` is what it takes in memory. */
type UnreadAnswer = { readers: number; bytes: number; body: Buffer | Promise<Buffer> }

/**
 * Sends long answers so that equal ones share one buffer, compressed once, until all their readers have it or have left. A read whose answer does not fit
 * beside the others is a 503. Returns the function that tells how many bytes are unread.
 */
export function shareAnswers(app: FastifyInstance, maxBytes = defaultMaxBytes): () => number {
  const answers = new Map<string, UnreadAnswer>()
  const hashes = new WeakMap<Buffer, string>()
  let unreadBytes = 0

  // The first megabytes of an answer are copied to the system immediately. Others are served before the next answer begins.
  let lastTurn = Promise.resolve()
  const waitForTurn = () => {
    lastTurn = lastTurn.then(() => returnToIo())
    return lastTurn
  }

  const getHash = (body: Buffer) => {
    const known = hashes.get(body) ?? hash('sha1', body, 'base64')
    hashes.set(body, known)
    return known
  }

  const resize = (answer: UnreadAnswer, bytes: number) => {
    unreadBytes += bytes - answer.bytes
    answer.bytes = bytes
  }

  const addAnswer = (key: string, body: Buffer, encoding: Encoding | null) => {
    const answer = { readers: 0, bytes: 0, body: encoding ? compressBody(body, encoding) : body }
    resize(answer, body.length)
    answers.set(key, answer)
    return answer
  }

  const share = async (request: FastifyRequest, reply: FastifyReply, payload: string | Buffer) => {
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    const encoding = isCompressible(reply) ? negotiateEncoding(request) : null
    const key = `${encoding} ${getHash(body)}`
    const known = answers.get(key)
    // The answer to a change is sent in any case, because it is stored already, and nothing is sent of the answer to a HEAD.
    if (!known && request.method === 'GET' && unreadBytes > 0 && unreadBytes + body.length > maxBytes) throw refuse(reply)
    const answer = known ?? addAnswer(key, body, encoding)
    answer.readers += 1
    onceEnded(reply.raw, () => {
      answer.readers -= 1
      if (answer.readers > 0) return
      resize(answer, 0)
      answers.delete(key)
    })
    const sent = await answer.body
    await waitForTurn()
    if (answer.readers > 0) resize(answer, sent.length)
    if (encoding) reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' })
    reply.header('content-length', sent.length)
    return sent.length > partBytes && request.method !== 'HEAD' ? Readable.from(splitIntoParts(sent)) : sent
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const isLong = (typeof payload === 'string' || Buffer.isBuffer(payload)) && Buffer.byteLength(payload) >= minLongBytes
    // The answer of a caller who has left is read by nobody.
    if (isLong && reply.raw.closed) done(null, '')
    else if (isLong) share(request, reply, payload as string | Buffer).then((sent) => done(null, sent), done)
    else done(null, payload)
  })
  return () => unreadBytes
}

/** Returns the error in place of an answer, without the headers that describe the answer. */
function refuse(reply: FastifyReply) {
  for (const name of ['etag', 'x-total-count', 'content-encoding']) reply.removeHeader(name)
  return createTooMuchUnreadError()
}

function* splitIntoParts(body: Buffer) {
  for (let start = 0; start < body.length; start += partBytes) yield body.subarray(start, start + partBytes)
}
