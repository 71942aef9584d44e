import { addDays, getWeekday } from '#domain/weeks.ts'
import { buildPerson } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createAccessScenario } from '../access-by-code.ts'
import { feedSamples } from './worker-feeds.ts'

/** Workers and what belongs to others: access, users, sessions, links. */
export const workersAndOthers: Scenario[] = [
  createAccessScenario('workers', {
    ...feedSamples,
    getWorker: async ({ createWorker }) => ({ path: await createWorker() }),
    createWorker: async () => ({ body: { person: buildPerson(), positions: [5] } }),
    updateWorker: async ({ createWorker }) => ({ body: { ...(await createWorker()), person: buildPerson(), positions: [5] } }),
    deleteWorker: async ({ createWorker }) => ({ path: await createWorker() }),
  }),
  {
    title: "a worker's user reads their own worker and no other",
    operations: ['getWorker', 'listWorkers', 'updateWorker', 'deleteWorker'],
    run: async ({ createWorker, createWorkerUser }) => {
      const { caller, worker_id, id } = await createWorkerUser()
      const other = await createWorker()
      const own = await caller.call('getWorker', { path: { id: worker_id } })
      own.expectFields({ id: worker_id, user_id: id })
      const inUpperCase = { path: { id: worker_id.toUpperCase() } }
      await caller.send('getWorker', inUpperCase, 200, { continueOnFailure: true, subject: 'their own id in upper case' })
      await caller.call('getWorker', { path: { id: other.id } }, 403)
      await caller.call('listWorkers', {}, 403)
      await caller.call('updateWorker', { body: { id: worker_id, person: buildPerson(), positions: [1] } }, 403)
      await caller.call('deleteWorker', { path: { id: worker_id } }, 403)
    },
  },
  {
    title: "a client's user reads no worker",
    operations: ['getWorker', 'listWorkers'],
    run: async ({ createWorker, signInClient }) => {
      const { id } = await createWorker()
      const { caller } = await signInClient()
      await caller.call('getWorker', { path: { id } }, 403)
      await caller.call('listWorkers', {}, 403)
    },
  },
  {
    title: 'the deletion of a worker ends its user',
    operations: ['deleteWorker'],
    run: async ({ administrator, createWorkerUser }) => {
      const { caller, worker_id, id } = await createWorkerUser()
      await administrator.call('deleteWorker', { path: { id: worker_id } })
      const options = { continueOnFailure: true, subject: 'after the deletion of the worker', blame: 'deleteWorker' as const }
      await caller.send('getSignedIn', {}, 401, options)
      await administrator.send('getUser', { path: { id } }, 404, options)
    },
  },
  {
    title: 'the deletion of a worker with a user needs the access to read workers and sessions, and that of the user itself',
    operations: ['deleteWorker', 'getWorker'],
    run: async ({ administrator, createUser, createWorkerUser, findAccessIds }) => {
      const { worker_id, id } = await createWorkerUser()
      const path = { id: worker_id }
      for (const access of [['workers.delete'], ['workers.delete', 'workers.read'], ['workers.delete', 'sessions.read']])
        await (await createUser(access)).caller.call('deleteWorker', { path }, 403)
      const { caller } = await createUser(['workers.mix', 'sessions.read'])
      const body = { access_ids: await findAccessIds(['schedules.delete']) }
      await administrator.call('giveUserAccess', { path: { id }, body })
      await caller.call('deleteWorker', { path }, 403)
      await administrator.call('takeUserAccess', { path: { id }, body })
      await caller.call('deleteWorker', { path })
    },
  },
  {
    title: 'nobody deletes the worker of their own user',
    operations: ['deleteWorker'],
    run: async ({ administrator, createWorkerUser, findAccessIds }) => {
      const { caller, worker_id, id } = await createWorkerUser()
      const access_ids = await findAccessIds(['workers.mix', 'sessions.read'])
      await administrator.call('giveUserAccess', { path: { id }, body: { access_ids } })
      await caller.call('deleteWorker', { path: { id: worker_id } }, 409)
      await caller.call('getWorker', { path: { id: worker_id } })
    },
  },
  {
    title: 'a worker with upcoming sessions is not deleted, one whose sessions are past or canceled is',
    operations: ['deleteWorker', 'getWorker'],
    run: async ({ administrator, createAgenda }) => {
      const { worker, book, today } = await createAgenda()
      const path = { id: worker }
      const [past, next] = [addDays(today, -14), addDays(today, 14)]
      await book({ session_date: past })
      const { id } = await book({ session_date: next })
      await administrator.call('deleteWorker', { path }, 409)
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled' } })
      const standing = await book({ session_date: null, day: getWeekday(today), time: 540 })
      await administrator.call('deleteWorker', { path }, 409)
      await administrator.call('getWorker', { path })
      await administrator.call('deleteSession', { path: { id: standing.id } })
      await administrator.call('deleteWorker', { path })
    },
  },
  {
    title: 'a deleted worker leaves the public links, which stay',
    operations: ['deleteWorker'],
    run: async ({ administrator, createAgenda, createWorker, needTag }) => {
      await needTag('public-link')
      const { worker, client, schedule } = await createAgenda()
      const other = await createWorker()
      const { body: url } = await administrator.call('generatePublicLink')
      const body = { schedule_id: schedule, worker_ids: [worker, other.id], client_id: client, url }
      await administrator.call('createPublicLink', { body })
      const deleted = await administrator.call('deleteWorker', { path: { id: worker } })
      const { body: link } = await administrator.call('getPublicLink', { path: { id: url } })
      deleted.check(link.worker_ids.join() === other.id, '', `a link with the worker ${other.id} alone`, link.worker_ids)
    },
  },
]
