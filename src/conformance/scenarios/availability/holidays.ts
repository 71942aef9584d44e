import type { Scenario } from '../../scenario.ts'

/** The public holidays of the clinic's country. */
export const holidays: Scenario[] = [
  {
    title: 'the holidays of a year are all of that year, with their names, by date and every date once',
    operations: ['listHolidays'],
    run: async ({ administrator }) => {
      for (const year of [2027, 2028]) {
        const list = await administrator.call('listHolidays', { query: { year } })
        const dates = list.body.map(({ date }) => date)
        list.check(dates.length > 0, '', 'at least one holiday')
        for (const [index, { date, name }] of list.body.entries()) {
          list.check(date.startsWith(`${year}-`), `/${index}/date`, `a date of ${year}`)
          list.check(name.trim() !== '', `/${index}/name`, 'a name')
        }
        list.check(dates.join() === [...new Set(dates)].toSorted().join(), '', 'the holidays by date, and every date once', dates)
      }
    },
  },
  {
    title: 'the holidays are read with access to the schedules',
    operations: ['listHolidays'],
    run: async ({ createUser }) => {
      const query = { year: 2027 }
      const [reader, other] = [await createUser(['schedules.read']), await createUser(['schedules.update', 'sessions.read'])]
      await reader.caller.call('listHolidays', { query })
      await other.caller.call('listHolidays', { query }, 403)
    },
  },
]
