import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { RequestOf } from '../../exchange/caller.ts'
import { randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { idsOf } from '../list-by-name.ts'

type Filter = RequestOf<'listSessions'>['query']

/** Filters and search of the list of sessions. */
export const filteredSessions: Scenario[] = [
  {
    title: 'filters by turn, worker, client and state leave out all others, alone and together, of records and of a period',
    operations: ['listSessions'],
    run: async ({ administrator, createAgenda }) => {
      const [here, elsewhere] = [await createAgenda(), await createAgenda()]
      const { client, other, worker, turn, today, book } = here
      const time = parseTimeOfDay('10:00')
      const { id: pending } = await book()
      const { id: canceled } = await book({ client_id: other, state: 'canceled', time })
      const { id: ofColleague } = await book({ client_id: other, worker_id: elsewhere.worker })
      const { id: inOtherTurn } = await book({ turn_id: elsewhere.turn, time })
      const filters: [Filter, string[]][] = [
        [{ turn_id: turn }, [pending, canceled, ofColleague]],
        [{ worker_id: worker }, [pending, canceled, inOtherTurn]],
        [{ client_id: client }, [pending, inOtherTurn]],
        [{ turn_id: turn, state: 'canceled' }, [canceled]],
        [{ worker_id: worker, state: 'pending' }, [pending, inOtherTurn]],
        [{ turn_id: turn, worker_id: worker }, [pending, canceled]],
        [{ turn_id: turn, client_id: other, worker_id: worker, state: 'canceled' }, [canceled]],
        [{ turn_id: turn, client_id: client, state: 'postponed' }, []],
        [{ turn_id: turn.toUpperCase(), client_id: other.toUpperCase(), worker_id: worker.toUpperCase() }, [canceled]],
      ]
      for (const period of [{}, { from: addDays(today, 14), to: addDays(today, 14) }])
        for (const [filter, ids] of filters) {
          const list = await administrator.call('listSessions', { query: { ...filter, ...period } })
          list.check(
            idsOf(list).toSorted().join() === ids.toSorted().join(),
            '',
            `with ${JSON.stringify(filter)} these ids: ${ids}`,
            idsOf(list),
          )
          list.expectHeader('x-total-count', String(ids.length))
        }
    },
  },
  {
    title: 'the state of an exception counts on its date, and that of the series on all others',
    operations: ['listSessions'],
    run: async ({ administrator, createAgenda }) => {
      const { worker, today, book } = await createAgenda()
      const dates = [14, 21, 28].map((days) => addDays(today, days))
      const { id: series } = await book({ session_date: null, state: 'confirmed' })
      const { id: exception } = await book({ session_date: dates[1]!, state: 'canceled' })
      const period = { worker_id: worker, from: dates[0]!, to: dates[2]! }
      const expected = {
        confirmed: [`${dates[0]} ${series}`, `${dates[2]} ${series}`],
        canceled: [`${dates[1]} ${exception}`],
        pending: [],
      }
      for (const state of ['confirmed', 'canceled', 'pending'] as const) {
        const list = await administrator.call('listSessions', { query: { ...period, state } })
        const received = list.body.map(({ id, session_date }) => `${session_date} ${id}`)
        list.check(received.join() === expected[state].join(), '', `${state}: ${expected[state].join(', ') || 'none'}`, received)
      }
    },
  },
  {
    title: 'the search finds sessions by the words of their client and worker together',
    operations: ['listSessions'],
    run: async ({ administrator, createAgenda }) => {
      const { client, worker, other, book } = await createAgenda()
      const { id } = await book()
      const { id: ofOther } = await book({ client_id: other, time: parseTimeOfDay('10:00') })
      const { person } = (await administrator.call('getClient', { path: { id: client } })).body
      const { person: workerPerson } = (await administrator.call('getWorker', { path: { id: worker } })).body
      const searches: [string, string[]][] = [
        [`${workerPerson.father_last_name.toUpperCase()} ${person.name.toLowerCase()}`, [id]],
        [person.father_last_name, [id]],
        [person.document, [id]],
        [workerPerson.document, [id, ofOther]],
        [`${workerPerson.name} ${randomWord()}`, []],
      ]
      for (const [search, ids] of searches) {
        const found = await administrator.call('listSessions', { query: { search } })
        found.check(
          idsOf(found).toSorted().join() === ids.toSorted().join(),
          '',
          `for the search "${search}" these ids: ${ids}`,
          idsOf(found),
        )
        found.expectHeader('x-total-count', String(ids.length))
      }
    },
  },
]
