import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** Bytes from which an answer is long. The system takes a shorter one immediately from nearly every reader, so it is neither shared nor counted nor refused. */
export const minLongBytes = 64 * 1024

/** How answers are compressed, the preferred way first. Those below `threshold` are sent as they are. Long ones are compressed where they are shared. */
export const compression = {
  threshold: 1024,
  // As a stream, an answer would keep its compressor in memory until it has been read.
  syncThreshold: minLongBytes,
  encodings: ['br', 'gzip'] satisfies Encoding[] as Encoding[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  customTypes: /^text\/|[/+](json|xml)(;|$)/,
}

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** Returns the compressed body. */
export const compressBody = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? compressWithBrotli(body, compression.brotliOptions) : compressWithGzip(body)

/** Returns the encoding that the reader prefers, or null when it accepts none. */
export const negotiateEncoding = ({ headers }: FastifyRequest): Encoding | null =>
  negotiate(headers['accept-encoding'] ?? '', compression.encodings)

/** True for an answer that is a text, and not compressed yet. */
export const isCompressible = (reply: FastifyReply) =>
  !reply.hasHeader('content-encoding') && compression.customTypes.test(String(reply.getHeader('content-type')))
