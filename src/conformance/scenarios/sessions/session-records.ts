import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { isSame } from '../../exchange/answer.ts'
import type { Scenario } from '../../scenario.ts'
import { idsOf } from '../list-by-name.ts'

/** Lists of records: every session once, a standing one without a date. */
export const sessionRecords: Scenario[] = [
  {
    title: 'without a date the lists by client and by worker have every record of the turn, and a standing one once and without a date',
    operations: ['listSessionsByClientAndTurn', 'listSessionsByWorkerAndTurn'],
    run: async ({ administrator, createAgenda }) => {
      const [here, elsewhere] = [await createAgenda(), await createAgenda()]
      const { client, other, worker, turn, today, book } = here
      const { id: series } = await book({ session_date: null })
      const { id: past } = await book({ session_date: addDays(today, -400), time: parseTimeOfDay('09:00'), state: 'canceled' })
      const { id: exception } = await book({ session_date: addDays(today, 7), state: 'postponed' })
      const { id: ofOther } = await book({ client_id: other, time: parseTimeOfDay('10:00') })
      const records = new Map<string, unknown>()
      for (const id of [series, past, exception, ofOther]) records.set(id, (await administrator.call('getSession', { path: { id } })).body)
      const [byClient, byOther, byWorker, inOtherTurn, byOtherWorker] = [
        await administrator.call('listSessionsByClientAndTurn', { query: { client_id: client, turn_id: turn } }),
        await administrator.call('listSessionsByClientAndTurn', { query: { client_id: other, turn_id: turn } }),
        await administrator.call('listSessionsByWorkerAndTurn', { query: { worker_id: worker, turn_id: turn } }),
        await administrator.call('listSessionsByClientAndTurn', { query: { client_id: client, turn_id: elsewhere.turn } }),
        await administrator.call('listSessionsByWorkerAndTurn', { query: { worker_id: elsewhere.worker, turn_id: turn } }),
      ]
      const expectRecords = (list: typeof byClient, ids: string[]) => {
        list.check(idsOf(list).toSorted().join() === ids.toSorted().join(), '', `exactly these records: ${ids}`, idsOf(list))
        for (const [index, item] of list.body.entries())
          list.check(isSame(item, records.get(item.id)), `/${index}`, `the record ${JSON.stringify(records.get(item.id))}`)
      }
      expectRecords(byClient, [series, past, exception])
      expectRecords(byOther, [ofOther])
      expectRecords(byWorker, [series, past, exception, ofOther])
      expectRecords(inOtherTurn, [])
      expectRecords(byOtherWorker, [])
    },
  },
  {
    title: 'the list has at most 1,000 records, the standing ones before all others and then the newest date first',
    operations: ['listSessions'],
    run: async ({ administrator, createAgenda }) => {
      const { today, book } = await createAgenda()
      const { id: series } = await book({ session_date: null })
      const { id: past } = await book({ session_date: addDays(today, -14), time: parseTimeOfDay('09:00') })
      const { id: ahead } = await book({ time: parseTimeOfDay('10:00') })
      const list = await administrator.call('listSessions')
      list.check(list.body.length <= 1000, '', 'at most 1,000 records', list.body.length)
      const isSorted = list.body.every(({ session_date: date }, index, all) => {
        const before = all[index - 1]?.session_date ?? null
        return before === null || (date !== null && date <= before)
      })
      const dates = list.body.map(({ session_date }) => session_date)
      list.check(isSorted, '', 'the records without a date first, and then the newest date first', dates)
      list.check(new Set(idsOf(list)).size === list.body.length, '', 'every record once', idsOf(list))
      // On a server with more records than it lists those of the run may be missing.
      if (list.body.length < 1000) for (const id of [series, past, ahead]) list.expectListed(id)
    },
  },
]
