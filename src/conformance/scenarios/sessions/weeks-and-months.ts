import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getNextWeekday, isDate, splitDate } from '#domain/weeks.ts'
import type { Agenda } from '../../agenda.ts'
import { isSame } from '../../exchange/answer.ts'
import type { Scenario } from '../../scenario.ts'
import { type BookedSession, expectInLists, listOperations, periodLists, type Subject } from './period-lists.ts'

const subjectOf = ({ client, worker, turn }: Agenda): Subject => ({ client, worker, turn })

/** Books a dated session of the agenda on each of these dates. */
const bookDates = async (agenda: Agenda, dates: string[]): Promise<BookedSession[]> => {
  const booked: BookedSession[] = []
  for (const session_date of dates) booked.push({ ...subjectOf(agenda), ...(await agenda.book({ session_date })), dates: [session_date] })
  return booked
}

/** Returns the first year from now on that has a 29th of February, and the first that has none. */
function findYears(today: string) {
  const years = Array.from({ length: 9 }, (_, index) => splitDate(today).year + 1 + index)
  const isLeap = (year: number) => isDate(`${year}-02-29`)
  return { leap: years.find(isLeap)!, common: years.find((year) => !isLeap(year))! }
}

/** The lists of a week, a month, a year and a day. */
export const weeksAndMonths: Scenario[] = [
  {
    title: 'a session is in the lists of its client, worker, turn and dates, and in no other',
    operations: listOperations,
    run: async ({ administrator: caller, createAgenda }) => {
      const [here, elsewhere] = [await createAgenda(), await createAgenda()]
      const date = addDays(here.today, 14)
      const booked = await bookDates(here, [date])
      const { id: other } = await here.book({ client_id: here.other, worker_id: elsewhere.worker, session_date: date })
      booked.push({ id: other, client: here.other, worker: elsewhere.worker, turn: here.turn, dates: [date] })
      const subject = subjectOf(here)
      const subjects = [
        subject,
        ...[{ client: here.other }, { worker: elsewhere.worker }, { turn: elsewhere.turn }].map((other) => ({ ...subject, ...other })),
        subjectOf(elsewhere),
      ]
      for (const subject of subjects) await expectInLists({ caller, date, subject }, booked)
      for (const days of [-7, 7, 31, 366]) await expectInLists({ caller, date: addDays(date, days), subject }, booked)
    },
  },
  {
    title: 'a list has the whole session, as its record',
    operations: listOperations,
    run: async ({ administrator, createAgenda }) => {
      const agenda = await createAgenda()
      const session_date = addDays(agenda.today, 14)
      const { id } = await agenda.book({ session_date, time: parseTimeOfDay('10:00'), note: 'Viene con su abuela.', state: 'confirmed' })
      const { body: record } = await administrator.call('getSession', { path: { id } })
      for (const { read } of periodLists) {
        const list = await read(administrator, subjectOf(agenda), session_date)
        list.check(isSame(list.body, [record]), '', `exactly the record of the session, ${JSON.stringify(record)}`)
      }
    },
  },
  {
    title: 'a week is from Sunday to Saturday, whichever of its days is given',
    operations: ['listTurnWeek'],
    run: async ({ administrator: caller, createAgenda }) => {
      const agenda = await createAgenda()
      const sunday = getNextWeekday(addDays(agenda.today, 14), 0)
      const booked = await bookDates(
        agenda,
        [-1, 0, 6, 7].map((days) => addDays(sunday, days)),
      )
      for (const days of [-1, 0, 1, 2, 3, 4, 5, 6, 7])
        await expectInLists({ caller, date: addDays(sunday, days), subject: subjectOf(agenda) }, booked)
    },
  },
  {
    title: 'a month has all its days, 28 to 31, and a week and a year are the same across the end of a month',
    operations: listOperations,
    run: async ({ administrator: caller, createAgenda }) => {
      const agenda = await createAgenda()
      const { leap, common } = findYears(agenda.today)
      const months = [`${common}-02`, `${leap}-02`, `${common}-04`, `${common}-12`]
      const firsts = months.flatMap((month) => [`${month}-01`, addDays(`${month}-28`, 4).slice(0, 8).concat('01')])
      const dates = firsts.flatMap((first) => [addDays(first, -1), first])
      const booked = await bookDates(agenda, dates)
      for (const date of dates) await expectInLists({ caller, date, subject: subjectOf(agenda) }, booked)
    },
  },
  {
    title: 'a day that the month does not have, a day without its month and a month without its year are refused',
    operations: ['listTurnWeek', 'listSessionsByClientAndTurn', 'listSessionsByWorkerAndTurn'],
    run: async ({ administrator, createAgenda }) => {
      const { client, worker, turn, today } = await createAgenda()
      const { common } = findYears(today)
      const days = [
        { year: common, month: 2, day: 29 },
        { year: common, month: 4, day: 31 },
      ]
      for (const day of days) await administrator.call('listTurnWeek', { query: { turn_id: turn, ...day } }, 400)
      for (const dates of [...days, { month: 2 }, { year: common, day: 3 }, { month: 2, day: 3 }, { day: 3 }]) {
        await administrator.call('listSessionsByClientAndTurn', { query: { client_id: client, turn_id: turn, ...dates } }, 400)
        await administrator.call('listSessionsByWorkerAndTurn', { query: { worker_id: worker, turn_id: turn, ...dates } }, 400)
      }
    },
  },
]
