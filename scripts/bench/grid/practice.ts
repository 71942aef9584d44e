import { v7 as newId } from 'uuid'
import type { Session } from '#api/generated/wire.ts'
import { formatClock } from '#domain/clock.ts'
import { dateAt } from '#domain/today.ts'
import { addDays, weekStart } from '#domain/weeks.ts'
import type { Db } from '#server/database/connect.ts'
import { readSettings } from '#server/settings.ts'
import type { SessionRow } from '../../demo/agenda.ts'
import { insertSessions } from '../../demo/fill.ts'
import { fill, weekOf } from '../practice.ts'
import type { Entry, Week } from './reference/main.ts'

/** When the turn begins and ends: fourteen slots, of 45 minutes with 5 between them. */
const hours: [string, string] = ['08:00', '19:55']

/** A practice with so many sessions in this week and in the next, of every kind that the grid tells apart. */
export async function fillWeeks(db: Db, count: number) {
  const sunday = weekStart(dateAt(new Date(), readSettings({}).timeZone))
  const practice = await fill(db, { clients: 400, sessions: 0, hours })
  const [week, after] = [sunday, addDays(sunday, 7)].map((from) => weekOf(practice, count, newId, from).map(varied))
  const dated = after!.filter(({ session_date }) => session_date !== null)
  /** As it was: what is measured changes sessions. */
  const refill = () =>
    db.transaction().execute(async (trx) => {
      await trx.deleteFrom('session').execute()
      await insertSessions(trx, [...week!, ...dated])
    })
  await refill()
  return { turn: practice.turn, sunday, refill }
}

/** A third stands, a few have a note, most are confirmed. */
function varied(row: SessionRow, index: number): SessionRow {
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

/** The same week for FullCalendar. */
export function entriesOf(sessions: readonly Session[], sunday: string): Week {
  const workers = [...new Set(sessions.map(({ worker }) => worker.id))]
  const entries = sessions.map(({ id, client, worker, day, time, state }): Entry => {
    const date = addDays(sunday, day)
    const name = ({ person }: typeof client | typeof worker) => `${person.name} ${person.father_last_name}`
    return {
      id,
      title: `${name(client)} con ${name(worker)}`,
      start: `${date}T${formatClock(time)}`,
      end: `${date}T${formatClock(time + 45)}`,
      color: colors[workers.indexOf(worker.id) % colors.length]!,
      className: `session ${state}`,
    }
  })
  return { sunday, from: hours[0], to: hours[1], entries }
}

const colors = ['#0b6879', '#7a4b9c', '#a2471f', '#2f6b3a', '#8b2f4f', '#3a55a4']
