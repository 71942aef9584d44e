import { clock } from '#domain/clock.ts'
import { fullName } from '#domain/names.ts'
import { longDate, weekdays } from '#domain/spanish.ts'
import { isActive, type State, states } from '#domain/states.ts'
import type { Db, Trx } from '../database/connect.ts'
import { conflict } from '../errors.ts'

/** Of the sessions that hold something, as many are named. */
export const mostNamed = 20

/** The sessions that are still to come and hold their slot: today or later, and standing ones that have not ended. The next ones first. */
export const selectUpcoming = (db: Db, today: string) =>
  db
    .selectFrom('session')
    .where('session.deleted_at', 'is', null)
    .where('session.state', 'in', states.filter(isActive))
    .where((session) =>
      session.or([
        session('session.session_date', '>=', today),
        session.and([
          session('session.session_date', 'is', null),
          session.or([session('session.ends_on', 'is', null), session('session.ends_on', '>=', today)]),
        ]),
      ]),
    )
    .orderBy('session.session_date', (by) => by.asc().nullsFirst())
    .orderBy('session.day')
    .orderBy('session.time')
    .orderBy('session.id')

type Held = { session_date: string | null; ends_on: string | null; state: State }

/** Whether one session is among those. */
export const isUpcoming = ({ session_date, ends_on, state }: Held, today: string) =>
  isActive(state) && (session_date ?? ends_on ?? today) >= today

/** "1 sesión próxima", "3 sesiones próximas". */
export const upcomingInWords = (count: number) => (count === 1 ? '1 sesión próxima' : `${count} sesiones próximas`)

type Name = { name: string; father_last_name: string; mother_last_name: string }

/** Refuses to delete a client or worker who has sessions still to come, and says which. */
export async function refuseIfUpcoming(trx: Trx, one: Name & { id: string }, kind: 'client' | 'worker', today: string) {
  const sessions = await selectUpcoming(trx, today)
    .innerJoin('client', 'client.id', 'session.client_id')
    .innerJoin('worker', 'worker.id', 'session.worker_id')
    .innerJoin('person', 'person.id', kind === 'client' ? 'worker.person_id' : 'client.person_id')
    .where(`session.${kind}_id`, '=', one.id)
    .select(['session.session_date', 'session.day', 'session.time', 'person.name', 'person.father_last_name', 'person.mother_last_name'])
    .execute()
  if (sessions.length === 0) return
  const details = sessions.slice(0, mostNamed).map(({ session_date, day, time, ...person }, index) => ({
    path: `sessions.${index}`,
    message: `${session_date ? longDate(session_date) : `cada ${weekdays[day]}`}, ${clock(time)}, con ${nameOf(person)}`,
  }))
  throw conflict(`No se puede eliminar a ${nameOf(one)}: tiene ${upcomingInWords(sessions.length)}.`, details)
}

const nameOf = ({ name, father_last_name, mother_last_name }: Name) =>
  fullName({ given: name, father: father_last_name, mother: mother_last_name })
