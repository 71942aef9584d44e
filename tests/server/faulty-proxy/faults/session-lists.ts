import { capLimit, changedOrder, changeRows, ignoreQuery, reverseOneOfTwo, skipRow } from '../behaviour.ts'
import { type ProxyFault, parseBody, withBody } from '../fault.ts'

/** Faults of the lists of sessions, of their counts and of who is free. */
export const sessionListFaults: ProxyFault[] = [
  {
    name: 'leaves out the last day of a month',
    operation: 'listClientMonth',
    pointer: '/body',
    scenario: 'a month has all its days, 28 to 31, and a week and a year are the same across the end of a month',
    createRule: changeRows<{ session_date: string }>('listClientMonth', (rows) =>
      rows.filter(({ session_date }) => new Date(Date.parse(session_date) + 86_400_000).getUTCDate() !== 1),
    ),
  },
  {
    name: 'skips a session between two pages',
    operation: 'listSessions',
    pointer: '/body',
    scenario: 'pages of records have no gap and repeat nothing, in both orders, with the standing sessions first',
    createRule: skipRow('listSessions'),
  },
  {
    name: 'lists sessions in another order the first time',
    operation: 'listSessions',
    pointer: '/body',
    words: changedOrder,
    scenario: 'pages of records have no gap and repeat nothing, in both orders, with the standing sessions first',
    createRule: reverseOneOfTwo('listSessions', 'first'),
  },
  {
    name: 'lists at most 100 sessions, whatever the limit',
    operation: 'listSessions',
    pointer: '/body',
    scenario: 'a page has as many sessions as its limit allows, also more than 100',
    createRule: capLimit('listSessions', 100),
  },
  {
    name: 'lists all sessions as those to rebook',
    operation: 'listSessions',
    pointer: '/body',
    scenario:
      'to_rebook=true lists the last session of a client with a worker while it is canceled or postponed and nothing took its place, and false the others',
    createRule: ignoreQuery('listSessions', 'to_rebook'),
  },
  {
    name: 'lists all canceled and postponed sessions as those to rebook',
    operation: 'listSessions',
    pointer: '/body',
    scenario:
      'to_rebook=true lists the last session of a client with a worker while it is canceled or postponed and nothing took its place, and false the others',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'listSessions' || answer.status !== 200 || call.query.get('to_rebook') !== 'true') return answer
      const query = new URLSearchParams(call.query)
      query.delete('to_rebook')
      const rows = parseBody<{ state: string }[]>(await origin.send({ ...call, query }))
      return withBody(
        answer,
        rows.filter(({ state }) => state === 'canceled' || state === 'postponed'),
      )
    },
  },
  {
    name: 'counts sessions that its lists do not have',
    operation: 'countSessions',
    pointer: '/body',
    scenario: 'the counts are those of the lists, by week, worker, state, attendance and whether they are over',
    createRule: changeRows<{ count: number }>('countSessions', (rows) => rows.map((row) => ({ ...row, count: row.count + 1 }))),
  },
  {
    name: 'lists the least frequent worker first',
    operation: 'listUsualWorkers',
    pointer: '/body',
    scenario: 'the workers of a client are counted by dates, the most frequent first, and of equally frequent ones the latest',
    createRule: changeRows('listUsualWorkers', (rows) => rows.toReversed()),
  },
  {
    name: 'lists all who are free, whatever the limit',
    operation: 'listAvailablePeople',
    pointer: '/body',
    scenario:
      'a search lists those who are free and match it, a limit the first of them by last names, and x-total-count tells how many there are',
    createRule: ignoreQuery('listAvailablePeople', 'limit'),
  },
  {
    name: 'offers people who are booked already',
    operation: 'listAvailablePeople',
    pointer: '/body/*',
    scenario: 'the client and worker of a session are left out in its slot on its date, and nowhere else',
    createRule: () => {
      const offered = new Set<string>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation !== 'listAvailablePeople' || answer.status !== 200) return answer
        const type = call.query.get('person_type')
        for (const id of parseBody<string[]>(answer)) offered.add(`${type} ${id}`)
        const ids = [...offered].filter((key) => key.startsWith(`${type} `)).map((key) => key.split(' ')[1])
        return withBody(answer, ids)
      }
    },
  },
]
