import { sql } from 'kysely'
import { clock } from '#domain/clock.ts'
import { shortName } from '#domain/names.ts'
import type { Problem } from '#domain/problem.ts'
import { longDate, weekdays } from '#domain/spanish.ts'
import { isActive, states } from '#domain/states.ts'
import type { Db } from '../database/connect.ts'
import type { Place } from './place.ts'
import { mostNamed } from './upcoming.ts'

/** Who is busy with whom at a place, on which date and time: the first twenty. */
export async function clashesOf(db: Db, place: Place): Promise<Problem[]> {
  const clashes = await selectClashes(db, place).limit(mostNamed).execute()
  const details = clashes.flatMap((clash) => {
    const client = shortName({ given: clash.client_name, father: clash.client_last_name })
    const worker = shortName({ given: clash.worker_name, father: clash.worker_last_name })
    const when = whenOf(clash, place)
    return [
      ...(clash.worker_id === place.worker_id ? [{ path: 'worker_id', message: `${worker} ya atiende a ${client} ${when}.` }] : []),
      ...(clash.client_id === place.client_id ? [{ path: 'client_id', message: `${client} ya tiene sesión con ${worker} ${when}.` }] : []),
    ]
  })
  return details.slice(0, mostNamed)
}

/** The active sessions of the place's worker or client that share a minute with it, each with the first date of both. */
function selectClashes(db: Db, { id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on }: Place) {
  const from = day * 1440 + time
  const isStanding = session_date === null
  const weeks = isStanding
    ? sql`(weeks_between(${starts_on}, ${ends_on}, ${day}) - stand_in_weeks(${client_id}, ${worker_id}, ${turn_id}, ${day}, ${time}))`
    : sql`datemultirange(week_of(${session_date}))`
  return (
    db
      .selectFrom('session')
      .where('session.deleted_at', 'is', null)
      .where('session.state', 'in', states.filter(isActive))
      .where((session) => session.or([session('session.client_id', '=', client_id), session('session.worker_id', '=', worker_id)]))
      .where(sql<boolean>`session.minutes && int4range(${from}::int, ${from + duration}::int)`)
      .where(sql<boolean>`session.weeks && ${weeks}`)
      .$if(id !== undefined, (query) => query.where('session.id', '!=', id!))
      // a dated session and the standing one for which it stands in are no clash
      .where(
        sql<boolean>`(
          (session.session_date is null) = ${isStanding}
          or (session.client_id, session.worker_id, session.turn_id, session.time) <> (${client_id}, ${worker_id}, ${turn_id}, ${time})
        )`,
      )
      .innerJoin('client', 'client.id', 'session.client_id')
      .innerJoin('person as client_person', 'client_person.id', 'client.person_id')
      .innerJoin('worker', 'worker.id', 'session.worker_id')
      .innerJoin('person as worker_person', 'worker_person.id', 'worker.person_id')
      .select(['session.client_id', 'client_person.name as client_name', 'client_person.father_last_name as client_last_name'])
      .select(['session.worker_id', 'worker_person.name as worker_name', 'worker_person.father_last_name as worker_last_name'])
      .select(['session.session_date', 'session.day', 'session.time', 'session.duration'])
      .select(sql<string>`lower(session.weeks * ${weeks}) + session.day`.as('date'))
      .orderBy('date')
      .orderBy('session.time')
  )
}

type Clash = { session_date: string | null; day: number; time: number; duration: number; date: string }

function whenOf({ session_date, day, time, duration, date }: Clash, place: Place) {
  const every = session_date === null && place.session_date === null
  const weekday = weekdays[day]!
  const plural = weekday.endsWith('s') ? weekday : `${weekday}s`
  const from = every ? `los ${plural} desde el ${longDate(date).slice(weekday.length + 1)}` : `el ${longDate(date)}`
  return `${from} de ${clock(time)} a ${clock(time + duration)}`
}
