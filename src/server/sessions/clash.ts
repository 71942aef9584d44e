import { sql } from 'kysely'
import { clock } from '#domain/clock.ts'
import { shortName } from '#domain/names.ts'
import type { Problem } from '#domain/problem.ts'
import { longDate, weekdays } from '#domain/spanish.ts'
import { isActive, states } from '#domain/states.ts'
import type { Db } from '../database/connect.ts'
import type { Place } from './place.ts'
import { mostNamed } from './upcoming.ts'

/** Who is busy with whom, and in which session. */
export type Clash = Problem & { session_id: string }

/** For each of the places who is busy with whom, on which date and time: the first twenty. Some sessions may be left out of account. */
export async function clashesOf(db: Db, places: readonly Place[], except: readonly string[] = []): Promise<Clash[][]> {
  const rows = Map.groupBy(await selectClashes(db, places, except).execute(), ({ index }) => index)
  return places.map((place, index) => (rows.get(index) ?? []).flatMap((row) => inWords(row, place)).slice(0, mostNamed))
}

/** All clashes in one sentence: the first, and how many more sessions are in the way. */
export function inOneSentence(clashes: readonly Clash[]): string | undefined {
  const [first] = clashes
  const more = new Set(clashes.map(({ session_id }) => session_id)).size - 1
  if (first === undefined || more === 0) return first?.message
  // no more than this many have been looked for
  const count = clashes.length === mostNamed ? `al menos ${more}` : `${more}`
  return `${first.message} Hay ${count} ${more === 1 ? 'cruce' : 'cruces'} más.`
}

function inWords(row: Row, place: Place): Clash[] {
  const client = shortName({ given: row.client_name, father: row.client_last_name })
  const worker = shortName({ given: row.worker_name, father: row.worker_last_name })
  const when = `${whenOf(row, place)}${whereOf(row, place)}`
  const session_id = row.id
  return [
    ...(row.same_worker ? [{ session_id, path: 'worker_id', message: `${worker} ya atiende a ${client} ${when}.` }] : []),
    ...(row.same_client ? [{ session_id, path: 'client_id', message: `${client} ya tiene sesión con ${worker} ${when}.` }] : []),
  ]
}

/** The places as rows, each with the weeks that it takes. */
const wantedPlaces = (places: readonly Place[]) => sql<{ index: number; weeks: string; session_date: string | null }>`(
  select wanted.*, case when session_date is null
    then weeks_between(starts_on, ends_on, day) - stand_in_weeks(client_id, worker_id, turn_id, day, time)
    else datemultirange(week_of(session_date)) end as weeks
  from jsonb_to_recordset(${JSON.stringify(places.map((place, index) => ({ ...place, index })))}::jsonb) as wanted (
    index int, id uuid, client_id uuid, worker_id uuid, turn_id uuid, day int, time int, duration int,
    session_date date, starts_on date, ends_on date)
)`

/** The active sessions of each place's worker or client that share a minute with it, each with the first date of both. */
const selectClashes = (db: Db, places: readonly Place[], except: readonly string[]) =>
  db
    .selectFrom(wantedPlaces(places).as('wanted'))
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('session')
          .where('session.deleted_at', 'is', null)
          .where('session.state', 'in', states.filter(isActive))
          .where(sql<boolean>`(session.client_id = wanted.client_id or session.worker_id = wanted.worker_id)`)
          .where(
            sql<boolean>`session.minutes && int4range(wanted.day * 1440 + wanted.time, wanted.day * 1440 + wanted.time + wanted.duration)`,
          )
          .where(sql<boolean>`session.weeks && wanted.weeks`)
          .where(sql<boolean>`session.id is distinct from wanted.id`)
          .where('session.id', '<>', sql<string>`all(${except}::uuid[])`)
          // a dated session and the standing one for which it stands in are no clash
          .where(
            sql<boolean>`(
              (session.session_date is null) = (wanted.session_date is null)
              or (session.client_id, session.worker_id, session.turn_id, session.time) <> (wanted.client_id, wanted.worker_id, wanted.turn_id, wanted.time)
            )`,
          )
          .innerJoin('client', 'client.id', 'session.client_id')
          .innerJoin('person as client_person', 'client_person.id', 'client.person_id')
          .innerJoin('turn', 'turn.id', 'session.turn_id')
          .innerJoin('schedule', 'schedule.id', 'turn.schedule_id')
          .innerJoin('worker', 'worker.id', 'session.worker_id')
          .innerJoin('person as worker_person', 'worker_person.id', 'worker.person_id')
          .select(['session.id', 'session.session_date', 'session.day', 'session.time', 'session.duration'])
          .select(['client_person.name as client_name', 'client_person.father_last_name as client_last_name'])
          .select(['worker_person.name as worker_name', 'worker_person.father_last_name as worker_last_name'])
          .select(['session.turn_id', 'turn.name as turn_name', 'schedule.name as schedule_name'])
          .select(sql<boolean>`session.client_id = wanted.client_id`.as('same_client'))
          .select(sql<boolean>`session.worker_id = wanted.worker_id`.as('same_worker'))
          .select(sql<string>`lower(session.weeks * wanted.weeks) + session.day`.as('date'))
          .orderBy('date')
          .orderBy('session.time')
          .orderBy('session.id')
          .limit(mostNamed)
          .as('clash'),
      (join) => join.onTrue(),
    )
    .select('wanted.index')
    .selectAll('clash')
    .orderBy('wanted.index')
    .orderBy('clash.date')
    .orderBy('clash.time')
    .orderBy('clash.id')

type Row = Awaited<ReturnType<ReturnType<typeof selectClashes>['execute']>>[number]

function whenOf({ session_date, day, time, duration, date }: Row, place: Place) {
  const every = session_date === null && place.session_date === null
  const weekday = weekdays[day]!
  const plural = weekday.endsWith('s') ? weekday : `${weekday}s`
  const from = every ? `los ${plural} desde el ${longDate(date).slice(weekday.length + 1)}` : `el ${longDate(date)}`
  return `${from} de ${clock(time)} a ${clock(time + duration)}`
}

/** The schedule and turn, where they are not the ones that the reader is looking at. */
const whereOf = ({ turn_id, schedule_name, turn_name }: Row, place: Place) =>
  turn_id === place.turn_id ? '' : ` (${schedule_name}, ${turn_name})`
