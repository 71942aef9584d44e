import { validate as isId } from 'uuid'
import { readWallClock } from '#domain/today.ts'
import { consumeLimit, getLimitKey } from '../auth/limits.ts'
import type { Operations } from '../call.ts'
import { readSnapshot, runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createNotFoundError, requireFound } from '../errors.ts'
import { findFeedUrl, renewFeed } from '../feed-tokens.ts'
import { refuseStale } from '../stale.ts'
import { isToken } from '../token.ts'
import { claimUrl, generateUrl } from './generated-urls.ts'
import { choosePeriod } from './period.ts'
import { deleteClientLink, insertLink, lockLink, lockLinkedRecords, readLink, selectLinks, updateLink } from './sql.ts'
import { readView } from './view.ts'

export const publicLink = {
  generatePublicLink: ({ db, now }) => generateUrl(db, now),

  createPublicLink: ({ db, body, now }) =>
    runTransaction(db, async (trx) => {
      await lockLinkedRecords(trx, body)
      await claimUrl(trx, body.url, now)
      return readLink(trx, 'id', await insertLink(trx, body))
    }),

  updatePublicLink: ({ db, body, settings, now }) =>
    runTransaction(db, async (trx) => {
      await lockLinkedRecords(trx, body)
      const link = await lockLink(trx, body.id)
      if (!link) throw createBadRequestError('Este enlace no existe.', [{ path: 'id', message: 'Este enlace no existe.' }])
      refuseStale(link, body.updated_at, settings)
      // The previous client knows the old address and would see another client's schedule.
      if (link.client_id !== body.client_id.toLowerCase() && link.url === body.url)
        throw createBadRequestError('Un enlace que pasa a otro cliente necesita otra dirección.', [
          { path: 'url', message: 'Debe ser nueva: el cliente anterior conoce esta.' },
        ])
      if (link.url !== body.url) {
        await claimUrl(trx, body.url, now)
        // Whoever knows the earlier address knows the feed that it shows.
        await renewFeed(trx, { public_link_id: link.id })
      }
      await updateLink(trx, link.id, body)
      return readLink(trx, 'id', link.id)
    }),

  getPublicLink: async ({ db, path }) => {
    if (isToken(path.id)) return readLink(db, 'url', path.id)
    if (isId(path.id)) return readLink(db, 'id', path.id)
    throw createNotFoundError('el enlace')
  },

  getPublicView: async ({ db, path, query, limits, request, now, today, settings }) => {
    await consumeLimit(limits.publicLink, getLimitKey(request.ip), 'Demasiadas consultas.')
    return readSnapshot(db, async (trx) => {
      // A malformed token is looked up, too: neither the response nor its time tells why there is no link.
      const found = await selectLinks(trx)
        .where('url', '=', isToken(path.url) ? path.url : '')
        .executeTakeFirst()
      // The text is that of every unknown path, which includes those that cannot be decoded.
      const link = requireFound(found, 'lo que busca')
      const view = await readView(trx, link, choosePeriod(query, today), readWallClock(now, settings.timeZone))
      return { ...view, feed_url: await findFeedUrl(trx, { public_link_id: link.id }, request) }
    })
  },

  deletePublicLink: async ({ db, path }) => {
    if (!(await runTransaction(db, (trx) => deleteClientLink(trx, path.id)))) throw createNotFoundError('el enlace')
  },
} satisfies Partial<Operations>
