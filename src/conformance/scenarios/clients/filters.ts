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
]
