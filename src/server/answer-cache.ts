import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { OperationId } from '#api/operation.ts'
import type { Actor, OwnIds } from './call.ts'
import { compressBody, compression, type Encoding, negotiateEncoding } from './compression.ts'
import { matchesIfNoneMatch } from './entity-tag.ts'

/**
 * The lists of sessions, and of clients. Their answers depend on nothing but the tables with the trigger `set_data_version`, the rights of the reader, the query
 * and today.
 */
const cachedOperations: ReadonlySet<OperationId> = new Set([
  'listSessions',
  'listSessionsByClientAndTurn',
  'listSessionsByWorkerAndTurn',
  'listClientMonth',
  'listWorkerMonth',
  'listClientTurnMonth',
  'listWorkerTurnMonth',
  'listTurnWeek',
  'listClients',
])

/** The most memory that the kept answers take, in bytes. */
const maxBytes = 64 * 1024 * 1024

/** More than a kept answer takes beside its body and its key: its tag, its objects and its entry in the map. */
const bytesBesideBody = 1024

/**
 * An answer as it was sent, compressed if `encoding` says so. `version` is that of the data before they were read: the answer shows everything up to it, and
 * perhaps a later change, for which the next call reads again.
 */
type KeptAnswer = { version: string; body: Buffer; encoding: Encoding | null; etag: string; totalCount: string | undefined }

/** The call whose answer is looked for: the operation, the reader with the rights that were just read, and what the call asks. */
type CachedCall = { id: OperationId; actor: Actor; ownOnly: OwnIds | null; today: string; request: FastifyRequest }

const totalCountHeader = 'x-total-count'

/** Keeps the answers of these lists in memory. One is used only while the version that the call's own sign-in was read with is the answer's. */
export class AnswerCache {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    // A string with a character beyond Latin-1 takes two bytes for each.
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + bytesBesideBody,
  })
  /** The answers that are being read, by version and key: after a change, many pages ask for the same list at once. */
  readonly #reading = new Map<string, Promise<KeptAnswer>>()

  /** True for a list that is kept. The sessions beside clients depend on the time of the call. */
  keeps(id: OperationId, query: unknown): boolean {
    return cachedOperations.has(id) && !(query as { with_sessions?: boolean }).with_sessions
  }

  /** Returns the kept answer, or the one that `read` makes. */
  async get(call: CachedCall, reply: FastifyReply, read: () => Promise<unknown>): Promise<KeptAnswer> {
    const accepted = negotiateEncoding(call.request)
    const key = buildKey(call, accepted)
    const { data_version: version } = call.actor
    const kept = this.#answers.get(key)
    return kept?.version === version ? kept : await this.#readOnce(key, version, () => makeAnswer(version, accepted, reply, read))
  }

  #readOnce(key: string, version: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const readingKey = `${version} ${key}`
    const running = this.#reading.get(readingKey)
    if (running !== undefined) return running
    const reading = make().then((answer) => {
      this.#answers.set(key, answer)
      return answer
    })
    const forget = () => this.#reading.delete(readingKey)
    reading.then(forget, forget)
    this.#reading.set(readingKey, reading)
    return reading
  }
}

/** Sends a kept answer, or a 304 to a reader who has it already. */
export function sendKept({ body, encoding, etag, totalCount }: KeptAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ etag, vary: 'accept-encoding' })
  if (totalCount !== undefined) reply.header(totalCountHeader, totalCount)
  if (matchesIfNoneMatch(request.headers['if-none-match'], etag)) return reply.code(304).send()
  // An answer that says how it is encoded is not compressed again.
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(body)
}

/** Reads an answer, and compresses it if the reader accepts that, so that it is done once for all who get it. */
async function makeAnswer(
  version: string,
  accepted: Encoding | null,
  reply: FastifyReply,
  read: () => Promise<unknown>,
): Promise<KeptAnswer> {
  const text = copyToBuffer(reply.serialize(await read()) as string)
  const encoding = text.length < compression.threshold ? null : accepted
  const body = encoding ? await compressBody(text, encoding) : text
  const totalCount = reply.getHeader(totalCountHeader) as string | undefined
  // A change that the body does not show may change the total, which a 304 leaves as it was.
  const hash = createHash('sha1')
    .update(body)
    .update(totalCount ?? '')
  return { version, body, encoding, etag: `"${hash.digest('base64url')}"`, totalCount }
}

/** Returns the text in its own buffer. `Buffer.from` would put a short one in a block with others, which would keep the whole block in memory. */
function copyToBuffer(text: string): Buffer {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  buffer.write(text)
  return buffer
}

/** Two calls with the same key have the same answer, as long as the data are the same. */
function buildKey({ id, actor, ownOnly, today, request }: CachedCall, accepted: Encoding | null): string {
  const rights = ownOnly ? [ownOnly.client_id, ownOnly.worker_id] : []
  return JSON.stringify([id, request.params, request.query, today, accepted, actor.client_id, actor.worker_id, rights, [...actor.access]])
}
