import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** How answers are compressed, the preferred way first. Shorter ones are sent as they are. */
export const compression = {
  threshold: 1024,
  encodings: ['br', 'gzip'] satisfies Encoding[] as Encoding[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** Returns the compressed body. */
export const compressBody = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? compressWithBrotli(body, compression.brotliOptions) : compressWithGzip(body)
