import type { Db, Trx } from '../database/connect.ts'
import { createBadRequestError } from '../errors.ts'
import { hashToken } from '../hash-token.ts'
import { createToken } from '../token.ts'

/** Number of minutes within which a link can be created with a generated url. */
const validMinutes = 60

const getOldestValid = (now: Date) => new Date(now.getTime() - validMinutes * 60_000).toISOString()

/** Generates the url of a link and remembers its hash. Deletes those that were not used in time. */
export async function generateUrl(db: Db, now: Date): Promise<string> {
  const url = createToken()
  await db.deleteFrom('generated_link_url').where('used_at', 'is', null).where('generated_at', '<=', getOldestValid(now)).execute()
  await db
    .insertInto('generated_link_url')
    .values({ url_hash: hashToken(url), generated_at: now.toISOString() })
    .execute()
  return url
}

/** Claims a generated url for a link. Throws a 400 unless it was generated within the last hour and never used. */
export async function claimUrl(trx: Trx, url: string, now: Date) {
  const used = await trx
    .updateTable('generated_link_url')
    .set({ used_at: now.toISOString() })
    .where('url_hash', '=', hashToken(url))
    .where('used_at', 'is', null)
    .where('generated_at', '>', getOldestValid(now))
    .returning('url_hash')
    .executeTakeFirst()
  if (!used)
    throw createBadRequestError('La dirección del enlace no es válida: genere otra.', [
      { path: 'url', message: 'Debe ser una que se generó en la última hora y que nadie ha usado.' },
    ])
}
