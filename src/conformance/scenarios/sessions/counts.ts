import type { components } from '#api/generated/wire.ts'
import type { Period } from '#domain/periods.ts'
import { addDays, getWeekday, getWeekStart } from '#domain/weeks.ts'
import type { Agenda } from '../../agenda.ts'
import type { Answer } from '../../exchange/answer.ts'
import type { Caller } from '../../exchange/caller.ts'
import type { Scenario } from '../../scenario.ts'

type SessionCount = components['schemas']['SessionCount']

/** Returns a count as a text, to compare. */
const describeCount = ({ week_start, worker_id, state, attended, is_past, count }: SessionCount) =>
  `${week_start} ${worker_id} ${state} ${attended} ${is_past ? 'past' : 'ahead'}: ${count}`

/** Counts the occurrences that the list of sessions has of a worker. They are all before or all after today. */
async function countListed(caller: Caller, worker: string, period: Period, isPast: boolean): Promise<string[]> {
  const { body } = await caller.call('listSessions', { query: { worker_id: worker, ...period } })
  const groups = Object.groupBy(
    body,
    ({ session_date, state, attended }) => `${getWeekStart(session_date!)} ${worker} ${state} ${attended}`,
  )
  return Object.entries(groups).map(([group, sessions]) => `${group} ${isPast ? 'past' : 'ahead'}: ${sessions!.length}`)
}

/** Expects the counts of these workers to be exactly these. The server may have others of other workers. */
export function expectCounts(counts: Answer<SessionCount[]>, workers: string[], expected: string[]) {
  const received = counts.body.filter(({ worker_id }) => worker_id !== undefined && workers.includes(worker_id)).map(describeCount)
  counts.check(
    received.toSorted().join() === expected.toSorted().join(),
    '',
    `exactly these counts of a week, worker, state and attendance: ${expected.toSorted().join(', ')}`,
    received,
  )
}

/** Books sessions of the agenda in every state before and after today, a series, and an exception. */
async function bookEveryKind({ today, book }: Agenda) {
  const past = [-40, -33, -33 + 1, -32 + 1].map((days) => addDays(today, days))
  await book({ session_date: past[0]!, state: 'confirmed', attended: true })
  await book({ session_date: past[1]!, state: 'confirmed', attended: false })
  await book({ session_date: past[2]!, state: 'confirmed', attended: true })
  await book({ session_date: past[3]!, state: 'canceled' })
  await book({ session_date: null, day: getWeekday(addDays(today, 14)) })
  await book({ session_date: addDays(today, 21), state: 'postponed' })
  await book({ session_date: addDays(today, 22), state: 'confirmed' })
}

/** The counts of sessions. */
export const sessionCounts: Scenario[] = [
  {
    title: 'the counts are those of the lists, by week, worker, state, attendance and whether they are over',
    operations: ['countSessions'],
    run: async ({ administrator, createAgenda }) => {
      const [here, elsewhere] = [await createAgenda(), await createAgenda()]
      const { today } = here
      await bookEveryKind(here)
      await elsewhere.book({ session_date: addDays(today, 14) })
      await elsewhere.book({ session_date: addDays(today, -33) })
      const workers = [here.worker, elsewhere.worker]
      for (const [first, last, isPast] of [
        [-45, -5, true],
        [5, 45, false],
        [14, 21, false],
        [-33, -33, true],
      ] as const) {
        const period = { from: addDays(today, first), to: addDays(today, last) }
        const counts = await administrator.call('countSessions', { query: period })
        const expected: string[] = []
        for (const worker of workers) expected.push(...(await countListed(administrator, worker, period, isPast)))
        expectCounts(counts, workers, expected)
      }
    },
  },
  {
    title: 'a combination is counted once, weeks begin on Sunday and come in their order, and only days of the period count',
    operations: ['countSessions'],
    run: async ({ administrator, createAgenda }) => {
      const { today, worker, book } = await createAgenda()
      const saturday = addDays(getWeekStart(addDays(today, 21)), 6)
      for (const days of [-1, 0, 1, 2]) await book({ session_date: addDays(saturday, days) })
      const counts = await administrator.call('countSessions', { query: { from: saturday, to: addDays(saturday, 1) } })
      expectCounts(
        counts,
        [worker],
        [`${addDays(saturday, -6)} ${worker} pending null ahead: 1`, `${addDays(saturday, 1)} ${worker} pending null ahead: 1`],
      )
      const all = await administrator.call('countSessions', { query: { from: addDays(today, -180), to: addDays(today, 180) } })
      const weeks = all.body.map(({ week_start }) => week_start)
      all.check(
        weeks.every((week) => getWeekday(week) === 0),
        '',
        'weeks that begin on Sunday',
        weeks,
      )
      all.check(weeks.join() === weeks.toSorted().join(), '', 'the weeks in their order', weeks)
      const groups = all.body.map((count) => describeCount({ ...count, count: 1 }))
      all.check(new Set(groups).size === groups.length, '', 'every combination once', groups)
    },
  },
  {
    title: 'a standing session counts once for each of its dates, and an exception in place of the occurrence that it replaces',
    operations: ['countSessions'],
    run: async ({ administrator, createAgenda }) => {
      const { today, worker, book } = await createAgenda()
      const dates = [14, 21, 28].map((days) => addDays(today, days))
      await book({ session_date: null, day: getWeekday(dates[0]!), state: 'confirmed', ends_on: dates[2]! })
      await book({ session_date: dates[1]!, state: 'canceled' })
      const counts = await administrator.call('countSessions', { query: { from: addDays(today, 10), to: addDays(today, 40) } })
      const states = ['confirmed', 'canceled', 'confirmed']
      expectCounts(
        counts,
        [worker],
        dates.map((date, index) => `${getWeekStart(date)} ${worker} ${states[index]} null ahead: 1`),
      )
    },
  },
  {
    title: 'a deleted session does not count, and a changed one counts as it is now',
    operations: ['countSessions'],
    run: async ({ administrator, createAgenda }) => {
      const { today, worker, book } = await createAgenda()
      const date = addDays(today, -14)
      const { id } = await book({ session_date: date })
      const expectNow = async (expected: string[]) =>
        expectCounts(await administrator.call('countSessions', { query: { from: date, to: date } }), [worker], expected)
      const group = `${getWeekStart(date)} ${worker}`
      await expectNow([`${group} pending null past: 1`])
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'confirmed', attended: false } })
      await expectNow([`${group} confirmed false past: 1`])
      await administrator.call('deleteSession', { path: { id } })
      await expectNow([])
    },
  },
  {
    title: 'with by_worker=false the sessions of all workers are counted together',
    operations: ['countSessions'],
    run: async ({ administrator, createAgenda }) => {
      const agendas = [await createAgenda(), await createAgenda()]
      const date = addDays(agendas[0]!.today, 14)
      for (const { book } of agendas) await book({ session_date: date, state: 'confirmed' })
      const period = { from: date, to: addDays(date, 21) }
      const { body: byWorker } = await administrator.call('countSessions', { query: period })
      const together = await administrator.call('countSessions', { query: { ...period, by_worker: false } })
      const groups = Object.groupBy(byWorker, ({ worker_id: _worker, count: _count, ...group }) => describeCount({ ...group, count: 0 }))
      const expected = Object.values(groups).map((counts) => {
        const { worker_id: _worker, ...group } = counts![0]!
        return describeCount({ ...group, count: counts!.reduce((total, { count }) => total + count, 0) })
      })
      const received = together.body.map(describeCount)
      together.check(
        received.toSorted().join() === expected.toSorted().join(),
        '',
        `exactly these counts of a week, worker, state and attendance: ${expected.toSorted().join(', ')}`,
        received,
      )
    },
  },
  {
    title: 'at most 372 days are counted',
    operations: ['countSessions'],
    run: async ({ administrator }) => {
      const from = '2031-01-05'
      await administrator.call('countSessions', { query: { from, to: addDays(from, 371) } })
      await administrator.call('countSessions', { query: { from, to: addDays(from, 372) } }, 400)
    },
  },
]
