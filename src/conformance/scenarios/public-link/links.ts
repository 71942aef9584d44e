import { createRandomId } from '#api/random-id.ts'
import type { Scenario } from '../../scenario.ts'
import { createLink } from './create-link.ts'

/** The record of a public link: created, read, changed and deleted. */
export const linkRecords: Scenario[] = [
  {
    title: 'a generated token has 22 characters, is never the same, and names no link',
    operations: ['generatePublicLink', 'getPublicView'],
    run: async ({ administrator, visitor }) => {
      const [first, second] = [await administrator.call('generatePublicLink'), await administrator.call('generatePublicLink')]
      first.check(/^[A-Za-z0-9_-]{22}$/.test(first.body), '', '22 characters of base64url')
      second.check(second.body !== first.body, '', 'another token')
      await visitor.call('getPublicView', { path: { url: first.body } }, 404)
    },
  },
  {
    title: 'a link is read by its url and by its id, and the client has the url',
    operations: ['createPublicLink', 'getPublicLink'],
    run: async (context) => {
      const { administrator } = context
      const { id, link } = await createLink(context)
      for (const key of [id, link.url]) {
        const read = await administrator.call('getPublicLink', { path: { id: key } })
        read.expectFields({ id, ...link })
      }
      const client = await administrator.call('getClient', { path: { id: link.client_id } })
      client.expect('/public_link', link.url)
    },
  },
  {
    title: 'a client has at most one link',
    operations: ['createPublicLink', 'updatePublicLink', 'getPublicLink'],
    run: async (context) => {
      const { administrator } = context
      const { id, link, agenda } = await createLink(context)
      const { body: url } = await administrator.call('generatePublicLink')
      await administrator.call('createPublicLink', { body: { ...link, url } }, 409)
      await administrator.call('createPublicLink', { body: { ...link, client_id: agenda.other, url } })
      const { body: another } = await administrator.call('generatePublicLink')
      await administrator.call('updatePublicLink', { body: { ...link, id, client_id: agenda.other, url: another } }, 409)
      const read = await administrator.call('getPublicLink', { path: { id } })
      read.expectFields({ id, ...link })
    },
  },
  {
    title: 'the url of a link was generated, and no link has or has had it',
    operations: ['createPublicLink', 'updatePublicLink', 'generatePublicLink'],
    run: async (context) => {
      const { administrator } = context
      const [{ id, link, agenda }, revoked] = [await createLink(context), await createLink(context)]
      await administrator.call('deletePublicLink', { path: { id: revoked.link.client_id } })
      const unknown = createRandomId().replaceAll('-', '').slice(0, 22)
      for (const url of [link.url, revoked.link.url, unknown]) {
        const refused = await administrator.call('createPublicLink', { body: { ...link, client_id: agenda.other, url } }, 400)
        refused.expect('/error/details/0/path', 'url')
      }
      for (const url of [revoked.link.url, unknown]) await administrator.call('updatePublicLink', { body: { ...link, id, url } }, 400)
      const { body: url } = await administrator.call('generatePublicLink')
      await administrator.call('updatePublicLink', { body: { ...link, id, url } })
      await administrator.call('updatePublicLink', { body: { ...link, id } }, 400)
      await administrator.call('updatePublicLink', { body: { ...link, id, url } })
    },
  },
  {
    title: 'of two links of one client at the same time one is created',
    operations: ['createPublicLink'],
    run: async ({ administrator, createAgenda }) => {
      const { schedule, worker, client } = await createAgenda()
      const urls = await Promise.all([1, 2, 3].map(async () => (await administrator.call('generatePublicLink')).body))
      const link = { schedule_id: schedule, worker_ids: [worker], client_id: client }
      const answers = await Promise.all(urls.map((url) => administrator.send('createPublicLink', { body: { ...link, url } }, [201, 409])))
      const winners = answers.filter(({ status }) => status === 201)
      answers[0]!.checkStatus(winners.length === 1, 'one 201 among three links', String(answers.map(({ status }) => status)))
    },
  },
  {
    title: 'an unknown schedule, worker, client or link is a bad request, and so is another client with the same url',
    operations: ['createPublicLink', 'updatePublicLink', 'getPublicLink'],
    run: async (context) => {
      const { administrator } = context
      const { id, link, agenda } = await createLink(context)
      const { body: url } = await administrator.call('generatePublicLink')
      const unknown = createRandomId()
      for (const wrong of [{ schedule_id: unknown }, { worker_ids: [unknown] }, { client_id: unknown }]) {
        await administrator.call('createPublicLink', { body: { ...link, client_id: agenda.other, url, ...wrong } }, 400)
        await administrator.call('updatePublicLink', { body: { ...link, id, url, ...wrong } }, 400)
      }
      await administrator.call('updatePublicLink', { body: { ...link, id: unknown } }, 400)
      await administrator.call('updatePublicLink', { body: { ...link, id, client_id: agenda.other } }, 400)
      const read = await administrator.call('getPublicLink', { path: { id } })
      read.expectFields({ id, ...link })
    },
  },
  {
    title: 'a new url of a link ends the old one immediately',
    operations: ['updatePublicLink', 'getPublicView', 'getPublicLink'],
    run: async (context) => {
      const { administrator, visitor } = context
      const { id, link } = await createLink(context)
      const { body: url } = await administrator.call('generatePublicLink')
      const changed = await administrator.call('updatePublicLink', { body: { ...link, id, url } })
      changed.expectFields({ id, ...link, url })
      const subject = 'the url that was replaced'
      await visitor.send('getPublicView', { path: { url: link.url } }, 404, { continueOnFailure: true, subject, blame: 'updatePublicLink' })
      await administrator.send('getPublicLink', { path: { id: link.url } }, 404, {
        continueOnFailure: true,
        subject,
        blame: 'updatePublicLink',
      })
      await visitor.call('getPublicView', { path: { url } })
    },
  },
  {
    title: 'a change that has read an older version is refused, and the newer one stays',
    operations: ['updatePublicLink', 'getPublicLink'],
    run: async (context) => {
      const { administrator } = context
      const { id, link } = await createLink(context)
      const { body: read } = await administrator.call('getPublicLink', { path: { id } })
      const tokens = [await administrator.call('generatePublicLink'), await administrator.call('generatePublicLink')]
      const [first, second] = tokens.map(({ body: url }) => ({ body: { ...link, id, url, updated_at: read.updated_at! } }))
      await administrator.call('updatePublicLink', first!)
      await administrator.call('updatePublicLink', second!, 409)
      const kept = await administrator.call('getPublicLink', { path: { id } })
      kept.expect('/url', first!.body.url)
    },
  },
  {
    title: 'a deleted link answers like one that never was',
    operations: ['deletePublicLink', 'getPublicView', 'getPublicLink'],
    run: async (context) => {
      const { administrator, visitor } = context
      const { id, link } = await createLink(context)
      const never = await visitor.call('getPublicView', { path: { url: 'A'.repeat(22) } }, 404)
      await administrator.call('deletePublicLink', { path: { id: link.client_id } })
      const revoked = await visitor.call('getPublicView', { path: { url: link.url } }, 404)
      revoked.expect('/error', never.body.error)
      for (const key of [id, link.url]) await administrator.call('getPublicLink', { path: { id: key } }, 404)
      await administrator.call('deletePublicLink', { path: { id: link.client_id } }, 404)
      const client = await administrator.call('getClient', { path: { id: link.client_id } })
      client.expect('/public_link', null)
    },
  },
  {
    title: 'each access opens its own operations and no other',
    operations: ['generatePublicLink', 'createPublicLink', 'updatePublicLink', 'getPublicLink', 'deletePublicLink'],
    run: async (context) => {
      const { id, link } = await createLink(context)
      const { caller } = await context.createUser(['public_links.read'])
      await caller.call('getPublicLink', { path: { id } })
      await caller.call('generatePublicLink', {}, 403)
      await caller.call('createPublicLink', { body: link }, 403)
      await caller.call('updatePublicLink', { body: { ...link, id } }, 403)
      await caller.call('deletePublicLink', { path: { id: link.client_id } }, 403)
    },
  },
]
