import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { generateIcsCalendar } from 'ts-ics'
import { type CalendarContents, describeCalendar, foldCalendar } from '#domain/calendar.ts'
import { consumeLimit, getLimitKey, type Limits } from '../auth/limits.ts'
import { runAsAuthor } from '../database/author.ts'
import type { Db } from '../database/connect.ts'
import { runAs } from '../database/connection-queue.ts'
import { readSnapshot } from '../database/transaction.ts'
import { matchesIfNoneMatch } from '../entity-tag.ts'
import { requireFound } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { isToken } from '../token.ts'
import { readCalendar } from './read-calendar.ts'

/** The headers of every response. A calendar program keeps a copy, and asks each time whether it is still right. */
const feedHeaders = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }

/** Adds the route of the feeds, which calendar programs read with nothing but the token. It is outside /api, because it is no JSON. */
export function addFeedRoute(
  app: FastifyInstance,
  { db, settings, clock, limits }: { db: Db; settings: Settings; clock: () => Date; limits: Limits },
) {
  app.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    reply.headers(feedHeaders)
    await consumeLimit(limits.feed, getLimitKey(request.ip), 'Demasiadas consultas.')
    // A malformed token is looked up, too: neither the response nor its time tells why there is no feed.
    const { file } = request.params
    const name = basename(file, '.ics')
    const token = file !== name && isToken(name) ? name : ''
    const calendar = await runAs({ user: getLimitKey(request.ip) }, () =>
      runAsAuthor({ operation: 'feed', correlation_id: request.id }, () =>
        readSnapshot(db, (trx) => readCalendar(trx, token, { now: clock(), settings })),
      ),
    )
    const contents = requireFound(calendar, 'lo que busca')
    const tag = createTag(contents)
    reply.header('etag', tag)
    if (matchesIfNoneMatch(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(foldCalendar(generateIcsCalendar(describeCalendar(contents))))
  })
}

/** Returns a tag that is the same while the calendar is. It is weak, because the text says when it was written, and may be compressed. */
const createTag = ({ now: _, ...contents }: CalendarContents) =>
  `W/"${createHash('sha256').update(JSON.stringify(contents)).digest('base64url')}"`
