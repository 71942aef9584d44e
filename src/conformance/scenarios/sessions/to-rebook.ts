import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Scenario } from '../../scenario.ts'
import { idsOf } from '../list-by-name.ts'

/** The canceled and postponed sessions of which nothing came. */
export const sessionsToRebook: Scenario[] = [
  {
    title:
      'to_rebook=true lists the last session of a client with a worker while it is canceled or postponed and nothing took its place, and false the others',
    operations: ['listSessions'],
    run: async ({ administrator, createAgenda }) => {
      const { turn, worker, other, today, book } = await createAgenda()
      const { worker: colleague } = await createAgenda()
      const [date, later] = [addDays(today, 14), addDays(today, 21)]
      await book({ session_date: date, state: 'canceled' })
      const { id: postponed } = await book({ session_date: later, state: 'postponed' })
      await book({ session_date: later, time: parseTimeOfDay('10:00'), client_id: other, state: 'canceled' })
      await book({ session_date: addDays(today, 28), worker_id: colleague })
      const expectToRebook = async (expected: string[]) => {
        const query = { from: date, to: addDays(today, 60), turn_id: turn }
        const list = await administrator.call('listSessions', { query: { ...query, to_rebook: true } })
        list.check(
          idsOf(list).toSorted().join() === expected.toSorted().join(),
          '',
          `the sessions ${expected.join(', ') || '(none)'}`,
          idsOf(list),
        )
        list.expectHeader('x-total-count', String(expected.length))
        const all = await administrator.call('listSessions', { query })
        const rest = await administrator.call('listSessions', { query: { ...query, to_rebook: false } })
        const others = idsOf(all).filter((id) => !expected.includes(id))
        rest.check(idsOf(rest).toSorted().join() === others.toSorted().join(), '', `the sessions ${others.join(', ')}`, idsOf(rest))
      }
      const [ofOther] = (await administrator.call('listSessions', { query: { from: later, to: later, turn_id: turn, client_id: other } }))
        .body
      await expectToRebook([postponed, ofOther!.id])
      await book({ session_date: later, time: parseTimeOfDay('10:00'), client_id: other, worker_id: colleague })
      await expectToRebook([postponed])
      await book({ session_date: addDays(today, 35), worker_id: worker })
      await expectToRebook([])
      const { id } = await book({ session_date: addDays(today, 42), state: 'canceled' })
      await expectToRebook([id])
      await book({ session_date: addDays(today, 41), worker_id: colleague, moved_from: { session_id: id } })
      await expectToRebook([])
    },
  },
  {
    title: 'to_rebook=true takes at most 400 days and needs a period',
    operations: ['listSessions'],
    run: async ({ administrator }) => {
      const [from, to_rebook] = ['2100-01-01', true]
      await administrator.call('listSessions', { query: { from, to: addDays(from, 399), to_rebook } })
      await administrator.call('listSessions', { query: { from, to: addDays(from, 400), to_rebook } }, 400)
      await administrator.call('listSessions', { query: { to_rebook } }, 400)
    },
  },
]
