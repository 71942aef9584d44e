import type { FastifyRequest } from 'fastify'
import type { Db, Trx } from './database/connect.ts'
import { createToken } from './token.ts'

/** The owner is the worker whose sessions a feed shows, or the public link of the client whose sessions it shows. */
type FeedOwner = { worker_id: string } | { public_link_id: string }

/** Gives a worker or a link a feed with a new token. An earlier one is not found any longer. */
export async function renewFeed(trx: Trx, owner: FeedOwner) {
  const token = createToken()
  await trx
    .insertInto('feed')
    .values({ token, ...owner })
    .onConflict((conflict) => conflict.column('worker_id' in owner ? 'worker_id' : 'public_link_id').doUpdateSet({ token }))
    .execute()
}

/** Ends a feed. Returns false if there was none. */
export async function deleteFeed(trx: Trx, owner: FeedOwner): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('feed')
    .where((feed) => feed.and(owner))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Reads the whole address of a feed, on the host and with the protocol of a request. Returns undefined if there is none. */
export async function findFeedUrl(db: Db, owner: FeedOwner, { protocol, host }: FastifyRequest): Promise<string | undefined> {
  const feed = await db
    .selectFrom('feed')
    .where((feed) => feed.and(owner))
    .select('token')
    .executeTakeFirst()
  return feed && `${protocol}://${host}/feeds/${feed.token}.ics`
}
