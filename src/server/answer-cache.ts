import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { OperationId } from '#api/operation.ts'
import type { Actor, OwnIds } from './call.ts'
import { includesTag } from './entity-tag.ts'

/** The lists of sessions. Their answers depend on nothing but the tables with the trigger `set_data_version`, the rights of the reader, the query and today. */
const cachedOperations: ReadonlySet<OperationId> = new Set([
  'listSessions',
  'listSessionsByClientAndTurn',
  'listSessionsByWorkerAndTurn',
  'listClientMonth',
  'listWorkerMonth',
  'listClientTurnMonth',
  'listWorkerTurnMonth',
  'listTurnWeek',
])

/** The most memory that the kept answers take, in bytes. */
const maxBytes = 64 * 1024 * 1024

/** More than a kept answer takes beside its body and its key: its tag, its objects and its entry in the map. */
const bytesBesideBody = 1024

/** An answer as it was sent. `version` is that of the data before they were read, so the answer shows at least everything up to it. */
type KeptAnswer = { version: number; body: Buffer; etag: string; totalCount: string | undefined }

/** The call whose answer is looked for: the operation, the reader with the rights that were just read, and what the call asks. */
type CachedCall = { id: OperationId; actor: Actor; ownOnly: OwnIds | null; today: string; request: FastifyRequest }

const totalCountHeader = 'x-total-count'

/** Keeps the answers of the lists of sessions in memory. One is used only while the version that the call's own sign-in was read with is the answer's. */
export class AnswerCache {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    // A string with a character beyond Latin-1 takes two bytes for each.
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + bytesBesideBody,
  })
  /** The answers that are being read, by version and key: after a change, many pages ask for the same list at once. */
  readonly #reading = new Map<string, Promise<KeptAnswer>>()

  keeps(id: OperationId): boolean {
    return cachedOperations.has(id)
  }

  /** Sends the kept answer, or the one that `read` makes. */
  async send(call: CachedCall, reply: FastifyReply, read: () => Promise<unknown>): Promise<FastifyReply> {
    const key = buildKey(call)
    const { data_version: version } = call.actor
    const kept = this.#answers.get(key)
    const { body, etag, totalCount } = kept?.version === version ? kept : await this.#readOnce(key, version, reply, read)
    reply.header('etag', etag)
    if (totalCount !== undefined) reply.header(totalCountHeader, totalCount)
    if (includesTag(call.request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  }

  #readOnce(key: string, version: number, reply: FastifyReply, read: () => Promise<unknown>): Promise<KeptAnswer> {
    const readingKey = `${version} ${key}`
    const running = this.#reading.get(readingKey)
    if (running !== undefined) return running
    const reading = this.#read(version, reply, read).then((answer) => {
      this.#answers.set(key, answer)
      return answer
    })
    const forget = () => this.#reading.delete(readingKey)
    reading.then(forget, forget)
    this.#reading.set(readingKey, reading)
    return reading
  }

  async #read(version: number, reply: FastifyReply, read: () => Promise<unknown>): Promise<KeptAnswer> {
    const body = copyToBuffer(reply.serialize(await read()) as string)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    return { version, body, etag, totalCount: reply.getHeader(totalCountHeader) as string | undefined }
  }
}

/** Returns the text in a buffer of its own. `Buffer.from` would put a short one in a block with others, which would keep the whole block in memory. */
function copyToBuffer(text: string): Buffer {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  buffer.write(text)
  return buffer
}

/** Two calls with the same key have the same answer, as long as the data are the same. */
function buildKey({ id, actor, ownOnly, today, request }: CachedCall): string {
  const rights = ownOnly ? [ownOnly.client_id, ownOnly.worker_id] : []
  return JSON.stringify([id, request.params, request.query, today, actor.client_id, actor.worker_id, rights, [...actor.access]])
}
