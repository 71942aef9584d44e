import type { Position } from '#api/generated/wire.ts'
import { at } from '#domain/clock.ts'
import { agendaOf } from './agenda.ts'
import { type Chance, chance } from './chance.ts'
import { type PersonRow, peopleOf } from './people.ts'

/** A client or worker to insert, with its person. */
export type Client = { id: string; person: PersonRow }
export type Worker = Client & { positions: Position[] }
export type Turn = { id: string; name: string; start_time: number; end_time: number }
export type Schedule = { id: string; name: string; session_duration: number; break_duration: number; turns: Turn[] }

/** A practice inside a clinic: a schedule, who works by it and who comes to it. How full it is: the share of a worker's slots that are booked, by turn. */
export type Practice = { schedule: Schedule; workers: Worker[]; clients: Client[]; fullness: number[] }

/** When the demo plays: the clinic's date, and minutes since its midnight. */
export type Now = { today: string; minutes: number }

/** A clinic of two practices, 20 workers, 150 clients and six weeks of sessions: three that have passed, this one and two to come. */
export function makeClinic(now: Now) {
  const luck = chance(20_26, new Date(`${now.today}T00:00:00Z`))
  const person = peopleOf(luck, now.today)
  const children: Practice = {
    schedule: schedule(luck, 'Terapia infantil', { session: 45, pause: 5 }, [
      ['Mañana', '08:00', '13:55'],
      ['Tarde', '14:30', '18:50'],
    ]),
    workers: workers(luck, 13, () => person({ from: 24, to: 58 })),
    clients: clients(luck, 110, () => person({ from: 3, to: 14 })),
    fullness: [0.6, 0.25],
  }
  const adults: Practice = {
    schedule: schedule(luck, 'Consulta de adultos', { session: 50, pause: 10 }, [
      ['Mañana', '09:00', '13:00'],
      ['Tarde', '15:00', '20:00'],
    ]),
    workers: workers(luck, 7, () => person({ from: 26, to: 62 })),
    clients: clients(luck, 40, () => person({ from: 17, to: 75 })),
    fullness: [0.25, 0.25],
  }
  const practices = [children, adults]
  return { practices, sessions: practices.flatMap((practice) => agendaOf(practice, now, luck)) }
}

/** People who come. */
export const clients = (luck: Chance, count: number, person: () => PersonRow): Client[] =>
  Array.from({ length: count }, () => ({ id: luck.id(), person: person() }))

/** Mostly therapists and psychologists, an intern here and there; the first one also manages. */
export const workers = (luck: Chance, count: number, person: () => PersonRow): Worker[] =>
  Array.from({ length: count }, (_, index) => ({
    id: luck.id(),
    person: person(),
    positions: index === 0 ? [1, 4] : [luck.pick<Position>([3, 4, 4, 5, 5, 5])],
  }))

/** A schedule with its turns. */
export function schedule(
  luck: Chance,
  name: string,
  pace: { session: number; pause: number },
  turns: [name: string, start: string, end: string][],
): Schedule {
  return {
    id: luck.id(),
    name,
    session_duration: pace.session,
    break_duration: pace.pause,
    turns: turns.map(([turn, start, end]) => ({ id: luck.id(), name: turn, start_time: at(start), end_time: at(end) })),
  }
}
