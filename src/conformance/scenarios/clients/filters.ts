import { createRandomId } from '#api/random-id.ts'
import { expectNamedAccess } from '../../negative/named-access.ts'
import type { Scenario } from '../../scenario.ts'

/** The filters of the list of clients. */
export const clientFilters: Scenario[] = [
  {
    title: 'filters tell clients with a public link or upcoming sessions from those without',
    operations: ['listClients'],
    run: async ({ administrator, createAgenda, needTag }) => {
      await needTag('sessions')
      await needTag('public-link')
      const { client, other, worker, schedule, book } = await createAgenda()
      await book({ client_id: client })
      const { body: url } = await administrator.call('generatePublicLink')
      await administrator.call('createPublicLink', { body: { schedule_id: schedule, worker_ids: [worker], client_id: client, url } })
      for (const filter of [{ upcoming: true }, { linked: true }, { linked_schedule_id: schedule }]) {
        const list = await administrator.call('listClients', { query: filter })
        list.expectListed(client)
        list.expectNotListed(other)
      }
      for (const filter of [{ upcoming: false }, { linked: false }]) {
        const list = await administrator.call('listClients', { query: filter })
        list.expectListed(other)
        list.expectNotListed(client)
      }
    },
  },
  {
    title: 'a filter by sessions or public links needs the access to read these',
    operations: ['listClients'],
    run: async ({ createUser }) => {
      const { caller } = await createUser(['clients.read'])
      const sessions = [{ upcoming: true }, { upcoming: false }, { to_rebook: true }, { to_rebook: false }, { with_sessions: true }]
      const links = [{ linked: true }, { linked: false }, { linked_schedule_id: createRandomId() }]
      for (const query of sessions) expectNamedAccess(await caller.call('listClients', { query }, 403), ['sessions.read'])
      for (const query of links) expectNamedAccess(await caller.call('listClients', { query }, 403), ['public_links.read'])
    },
  },
]
