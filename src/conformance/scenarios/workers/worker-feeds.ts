import type { Context } from '../../context.ts'
import type { Samples, Scenario } from '../../scenario.ts'

/** Registers a worker with a feed. */
async function createWithFeed({ administrator, createWorker }: Context) {
  const path = await createWorker()
  await administrator.call('renewWorkerFeed', { path })
  return path
}

/** Valid requests about feeds. */
export const feedSamples = {
  getWorkerFeed: async (context) => ({ path: await createWithFeed(context) }),
  renewWorkerFeed: async ({ createWorker }) => ({ path: await createWorker() }),
  deleteWorkerFeed: async (context) => ({ path: await createWithFeed(context) }),
} satisfies Samples

/** The calendar feeds of workers: their addresses. What a calendar program reads there is no part of the API. */
export const workerFeeds: Scenario[] = [
  {
    title: 'a worker has at most one feed, and renewing it changes its address',
    operations: ['getWorkerFeed', 'renewWorkerFeed', 'deleteWorkerFeed'],
    run: async ({ administrator, createWorker }) => {
      const path = await createWorker()
      await administrator.send('getWorkerFeed', { path }, 404)
      await administrator.send('deleteWorkerFeed', { path }, 404)
      const created = await administrator.call('renewWorkerFeed', { path })
      const read = await administrator.call('getWorkerFeed', { path })
      read.expect('/url', created.body.url)
      const renewed = await administrator.call('renewWorkerFeed', { path })
      renewed.check(renewed.body.url !== created.body.url, '/url', 'another address than before', renewed.body.url)
      const again = await administrator.call('getWorkerFeed', { path })
      again.expect('/url', renewed.body.url)
      await administrator.call('deleteWorkerFeed', { path })
      await administrator.send('getWorkerFeed', { path }, 404)
    },
  },
  {
    title: 'a worker can create, read and end only their own feed without access',
    operations: ['getWorkerFeed', 'renewWorkerFeed', 'deleteWorkerFeed'],
    run: async ({ administrator, createWorker, createWorkerUser }) => {
      const { caller, worker_id } = await createWorkerUser()
      const other = await createWorker()
      const foreign = await administrator.call('renewWorkerFeed', { path: other })
      const own = await caller.call('renewWorkerFeed', { path: { id: worker_id } })
      own.check(own.body.url !== foreign.body.url, '/url', 'another address than that of another worker', own.body.url)
      const read = await caller.call('getWorkerFeed', { path: { id: worker_id } })
      read.expect('/url', own.body.url)
      for (const operation of ['getWorkerFeed', 'renewWorkerFeed', 'deleteWorkerFeed'] as const)
        await caller.send(operation, { path: other }, 403)
      await caller.call('deleteWorkerFeed', { path: { id: worker_id } })
      const kept = await administrator.call('getWorkerFeed', { path: other })
      kept.expect('/url', foreign.body.url)
    },
  },
  {
    title: 'a deleted worker has no feed',
    operations: ['getWorkerFeed', 'renewWorkerFeed'],
    run: async ({ administrator, createWorker }) => {
      const path = await createWorker()
      await administrator.call('renewWorkerFeed', { path })
      await administrator.call('deleteWorker', { path })
      await administrator.send('getWorkerFeed', { path }, 404)
      await administrator.send('renewWorkerFeed', { path }, 404)
    },
  },
]
