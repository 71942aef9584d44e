import { v7 as createId } from 'uuid'
import type { Session } from '#api/generated/wire.ts'
import { formatClock } from '#domain/clock.ts'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { Db } from '#server/database/connect.ts'
import { readSettings } from '#server/settings.ts'
import { insertSessions } from '../../demo/insert.ts'
import type { SessionRow } from '../../demo/sessions.ts'
import { insertBenchData, makeWeek } from '../bench-data.ts'
import type { Entry, Week } from './fullcalendar/main.ts'

/** Start and end of the turn: fourteen slots of 45 minutes with breaks of 5 minutes. */
const hours: [string, string] = ['08:00', '19:55']

/** Inserts a clinic with `count` sessions in this week and up to `count` in the next, of every kind that the grid distinguishes. */
export async function insertWeeks(db: Db, count: number) {
  const sunday = getWeekStart(toLocalDate(new Date(), readSettings({}).timeZone))
  const clinic = await insertBenchData(db, { clients: 400, sessions: 0, hours })
  const [week, nextWeek] = [sunday, addDays(sunday, 7)].map((from) => makeWeek(clinic, count, createId, from).map(vary))
  const dated = nextWeek!.filter(({ session_date }) => session_date !== null)
  /** Restores the sessions, which the benchmark changes. */
  const refill = () =>
    db.transaction().execute(async (trx) => {
      await trx.deleteFrom('session').execute()
      await insertSessions(trx, [...week!, ...dated])
    })
  await refill()
  return { turn: clinic.turn, sunday, refill }
}

/** Makes a third of the sessions series, gives a few a note and confirms most. */
function vary(row: SessionRow, index: number): SessionRow {
  const note = index % 7 === 0 ? 'Traer informe del colegio' : null
  const state = states[index % states.length]!
  if (index % 3 > 0) return { ...row, note, state }
  return { ...row, note, state: index % 2 ? 'confirmed' : 'pending', session_date: null, starts_on: row.session_date }
}

const states = [
  'confirmed',
  'confirmed',
  'pending',
  'confirmed',
  'canceled',
  'confirmed',
  'postponed',
  'confirmed',
  'pending',
  'confirmed',
] as const

/** Converts the week for FullCalendar. */
export function toFullCalendar(sessions: readonly Session[], sunday: string): Week {
  const workers = [...new Set(sessions.map(({ worker }) => worker.id))]
  const entries = sessions.map(({ id, client, worker, day, time, state }): Entry => {
    const date = addDays(sunday, day)
    const formatName = ({ person }: typeof client | typeof worker) => `${person.name} ${person.father_last_name}`
    return {
      id,
      title: `${formatName(client)} con ${formatName(worker)}`,
      start: `${date}T${formatClock(time)}`,
      end: `${date}T${formatClock(time + 45)}`,
      color: colors[workers.indexOf(worker.id) % colors.length]!,
      className: `session ${state}`,
    }
  })
  return { sunday, from: hours[0], to: hours[1], entries }
}

const colors = ['#0b6879', '#7a4b9c', '#a2471f', '#2f6b3a', '#8b2f4f', '#3a55a4']
