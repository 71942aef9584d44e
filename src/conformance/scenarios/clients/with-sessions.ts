import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Scenario } from '../../scenario.ts'

/** The next session and the usual workers in the list of clients, and the counts of its filters. */
export const clientsWithSessions: Scenario[] = [
  {
    title: 'a list with sessions shows the next session and the three most frequent workers of each client, and no other list does',
    operations: ['listClients'],
    run: async ({ administrator, createAgenda, createUser, createWorker }) => {
      const { client, other, worker, today, book } = await createAgenda()
      const [start, later] = [addDays(today, 9), addDays(today, 14)]
      await book({ session_date: addDays(today, -7) })
      await book({ session_date: later })
      await book({ session_date: null, day: getWeekday(start), time: 540, starts_on: start, ends_on: addDays(start, 7) })
      // The first occurrence is canceled, so the dated session comes before the second one.
      await book({ session_date: start, time: 540, state: 'canceled' })
      const others = [await createWorker(), await createWorker(), await createWorker()]
      for (const [index, { id }] of others.entries()) await book({ worker_id: id, session_date: addDays(today, -14 - index) })

      const list = await administrator.call('listClients', { query: { with_sessions: true } })
      list.expectListed(client)
      const pointer = `/${list.body.findIndex(({ id }) => id === client)}`
      list.expect(`${pointer}/next_session`, { session_date: later, time: 480, worker_id: worker })
      list.expect(
        `${pointer}/usual_workers`,
        [worker, others[0]!.id, others[1]!.id].map((worker_id) => ({ worker_id, count: worker_id === worker ? 3 : 1 })),
      )
      const without = `/${list.body.findIndex(({ id }) => id === other)}`
      list.expect(`${without}/next_session`, undefined)
      list.expect(`${without}/usual_workers`, [])

      const plain = await administrator.call('listClients')
      plain.expect(`/${plain.body.findIndex(({ id }) => id === client)}/next_session`, undefined)
      const { caller } = await createUser(['clients.read'])
      await caller.call('listClients', { query: { with_sessions: true } }, 403)
    },
  },
  {
    title: 'the counts of clients are those of the lists with each filter, as far as the caller may read what the filter asks about',
    operations: ['countClients'],
    run: async ({ administrator, createAgenda, createUser, needTag }) => {
      await needTag('public-link')
      const { client, other, worker, schedule, today, book } = await createAgenda()
      await book({ session_date: addDays(today, -7), state: 'postponed' })
      await book({ client_id: other })
      const { body: url } = await administrator.call('generatePublicLink')
      await administrator.call('createPublicLink', { body: { schedule_id: schedule, worker_ids: [worker], client_id: client, url } })
      const count = async (query: Record<string, boolean>) => {
        const list = await administrator.call('listClients', { query: { ...query, limit: 1 } })
        return Number(list.getHeader('x-total-count'))
      }
      const expected = {
        without_upcoming: await count({ upcoming: false }),
        to_rebook: await count({ to_rebook: true }),
        linked: await count({ linked: true }),
        incomplete: await count({ incomplete: true }),
      }
      const counts = await administrator.call('countClients')
      counts.expectFields(expected)
      const { caller } = await createUser(['clients.read'])
      const restricted = await caller.call('countClients')
      for (const name of ['without_upcoming', 'to_rebook', 'linked'] as const) restricted.expect(`/${name}`, undefined)
    },
  },
]
