import { validate as isId } from 'uuid'
import type { PublicView } from '#api/generated/wire.ts'
import { readWallClock } from '#domain/today.ts'
import { consumeLimit, getLimitKey } from '../auth/limits.ts'
import type { Operations } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { readSnapshot, runTransaction } from '../database/transaction.ts'
import { createBadRequestError, createConflictError, createNotFoundError, requireFound } from '../errors.ts'
import { findFeedUrl, renewFeed } from '../feed-tokens.ts'
import { runOnce } from '../idempotency/run-once.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { refuseStale } from '../stale.ts'
import { isToken } from '../token.ts'
import { claimUrl, generateUrl } from './generated-urls.ts'
import { choosePeriod } from './period.ts'
import { saveReply } from './replies.ts'
import {
  type CreatedLink,
  deleteClientLink,
  insertLink,
  lockLink,
  lockLinkedRecords,
  readCreatedLink,
  readLink,
  selectLinks,
  updateLink,
} from './sql.ts'
import { readRepliedSession, readView } from './view.ts'

/** Reads the link of a public page. A malformed token is looked up, too: neither the response nor its time tells why there is no link. */
async function requireLink(trx: Trx, url: string) {
  const link = await selectLinks(trx)
    .where('url', '=', isToken(url) ? url : '')
    .executeTakeFirst()
  // The text is that of every unknown path, which includes those that cannot be decoded.
  return requireFound(link, 'lo que busca')
}

export const publicLink = {
  generatePublicLink: ({ db, now }) => generateUrl(db, now),

  createPublicLink: (call) => {
    const { db, body, actor, now } = call
    const create = async (trx: Trx) => {
      await lockLinkedRecords(trx, body)
      await claimUrl(trx, body.url, now)
      return readLink(trx, 'id', await insertLink(trx, body))
    }
    return runTransaction(db, (trx) =>
      runOnce(trx, call, (): Promise<CreatedLink> => create(trx), {
        store: ({ id }) => ({ id }),
        replay: ({ id }) => readCreatedLink(trx, id, actor),
      }),
    )
  },

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
      const link = await requireLink(trx, path.url)
      const view = await readView(trx, link, choosePeriod(query, today), readWallClock(now, settings.timeZone))
      return {
        ...view,
        feed_url: await findFeedUrl(trx, { public_link_id: link.id }, request),
        takes_replies: settings.clientReplies,
      } satisfies PropertiesOf<PublicView>
    })
  },

  replyToSession: async ({ db, path, body, limits, request, now, settings }) => {
    await consumeLimit(limits.replies, getLimitKey(request.ip), 'Demasiadas respuestas.')
    if (!settings.clientReplies) throw createConflictError('La clínica no recibe respuestas por esta página.')
    return runTransaction(db, async (trx) => {
      const { client_id } = await requireLink(trx, path.url)
      const session = await saveReply(trx, { ...path, ...body, client_id }, now, readWallClock(now, settings.timeZone))
      return readRepliedSession(trx, session, body)
    })
  },

  deletePublicLink: async ({ db, path }) => {
    if (!(await runTransaction(db, (trx) => deleteClientLink(trx, path.id)))) throw createNotFoundError('el enlace')
  },
} satisfies Partial<Operations>
