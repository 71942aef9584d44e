import type { Position } from '#api/generated/wire.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { makeAbsences, makeWorkingHours } from './availability.ts'
import { makeMessages } from './messages.ts'
import { createPersonFactory, type PersonRow } from './people.ts'
import { createRandom, type Random } from './random.ts'
import { makeReplies } from './replies.ts'
import { makeSessions, type SessionRow } from './sessions.ts'
import { makeWaitingEntries } from './waiting-list.ts'

/** A client to insert, with the row of its person. */
export type Client = { id: string; person: PersonRow }
export type Worker = Client & { positions: Position[] }
export type Turn = { id: string; name: string; start_time: number; end_time: number }
export type Schedule = { id: string; name: string; session_duration: number; break_duration: number; turns: Turn[] }

export type PublicLink = { id: string; client_id: string; schedule_id: string; url: string; worker_ids: string[] }

/** A part of a clinic: a schedule with its workers and clients. `fullness` is the share of a worker's slots that are booked, by turn. */
export type Practice = { schedule: Schedule; workers: Worker[]; clients: Client[]; fullness: number[] }

/** The clinic's date and the minutes since its midnight. */
export type Now = { today: string; minutes: number }

/**
 * Makes a clinic of two practices, 20 workers, 150 clients, six weeks of sessions (three past ones, this one and the next two), public links and some
 * replies by them, the hours of most workers, absences, a waiting list, and what clients must be told.
 */
export function makeClinic(now: Now) {
  const random = createRandom(20_26, new Date(`${now.today}T00:00:00Z`))
  const makePerson = createPersonFactory(random, now.today)
  const children: Practice = {
    schedule: makeSchedule(random, 'Terapia infantil', { session: 45, breakAfter: 5 }, [
      ['Mañana', '08:00', '13:55'],
      ['Tarde', '14:30', '18:50'],
    ]),
    workers: makeWorkers(random, 13, () => makePerson({ from: 24, to: 58 })),
    clients: makeClients(random, 110, () => makePerson({ from: 3, to: 14 })),
    fullness: [0.6, 0.25],
  }
  const adults: Practice = {
    schedule: makeSchedule(random, 'Consulta de adultos', { session: 50, breakAfter: 10 }, [
      ['Mañana', '09:00', '13:00'],
      ['Tarde', '15:00', '20:00'],
    ]),
    workers: makeWorkers(random, 7, () => makePerson({ from: 26, to: 62 })),
    clients: makeClients(random, 40, () => makePerson({ from: 17, to: 75 })),
    fullness: [0.25, 0.25],
  }
  const practices = [children, adults]
  const sessions = practices.flatMap((practice) => makeSessions(practice, now, random))
  const links = practices.flatMap((practice) => makeLinks(practice, sessions, random))
  return {
    practices,
    sessions,
    links,
    replies: makeReplies(sessions, links, now),
    workingHours: practices.flatMap((practice) => makeWorkingHours(practice, sessions)),
    absences: makeAbsences(practices, now, random),
    waitingEntries: makeWaitingEntries(practices, now, random),
    messages: makeMessages(sessions, now, random),
  }
}

/** Makes public links for every third client who has sessions, with all workers of these sessions. */
function makeLinks({ schedule, clients }: Practice, sessions: readonly SessionRow[], random: Random): PublicLink[] {
  const workersByClient = new Map<string, Set<string>>()
  for (const { client_id, worker_id } of sessions)
    workersByClient.set(client_id, (workersByClient.get(client_id) ?? new Set()).add(worker_id))
  return clients
    .filter(({ id }) => workersByClient.has(id))
    .filter((_, index) => index % 3 === 0)
    .map(({ id }) => ({
      id: random.uuid(),
      client_id: id,
      schedule_id: schedule.id,
      url: Buffer.from(Array.from({ length: 16 }, () => random.between(0, 255))).toString('base64url'),
      worker_ids: [...workersByClient.get(id)!],
    }))
}

/** Makes clients. */
export const makeClients = (random: Random, count: number, makePerson: () => PersonRow): Client[] =>
  Array.from({ length: count }, () => ({ id: random.uuid(), person: makePerson() }))

/** Makes workers: mostly therapists and psychologists, a few interns. The first one is also a manager. */
export const makeWorkers = (random: Random, count: number, makePerson: () => PersonRow): Worker[] =>
  Array.from({ length: count }, (_, index) => ({
    id: random.uuid(),
    person: makePerson(),
    positions: index === 0 ? [1, 4] : [random.pick<Position>([3, 4, 4, 5, 5, 5])],
  }))

/** Makes a schedule with its turns; durations are in minutes. */
export function makeSchedule(
  random: Random,
  name: string,
  pace: { session: number; breakAfter: number },
  turns: [name: string, start: string, end: string][],
): Schedule {
  return {
    id: random.uuid(),
    name,
    session_duration: pace.session,
    break_duration: pace.breakAfter,
    turns: turns.map(([turn, start, end]) => ({
      id: random.uuid(),
      name: turn,
      start_time: parseTimeOfDay(start),
      end_time: parseTimeOfDay(end),
    })),
  }
}
