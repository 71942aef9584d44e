import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Now, Practice } from './clinic.ts'
import type { Random } from './random.ts'

/** A row of the table `waiting_entry`. */
export type WaitingEntryRow = {
  id: string
  client_id: string
  schedule_id: string
  worker_ids: string[]
  days: number[]
  from_time: number | null
  to_time: number | null
  until_date: string | null
  note: string | null
  created_at: string
}

const noon = parseTimeOfDay('13:00')

/** The entries to make. `waited` and `until` count days before and after today; `workers` are positions in the practice's list of workers. */
const wishes: {
  waited: number
  workers?: number[]
  days?: number[]
  from?: number
  to?: number
  until?: number
  note?: string
}[] = [
  { waited: 41, days: [2, 4], from: noon, workers: [0, 1], until: 26, note: 'Viene del colegio; no antes de las 3' },
  { waited: 33, days: [1, 2, 3, 4, 5], from: noon },
  { waited: 27, workers: [2], note: 'Solo con su terapeuta' },
  { waited: 24, days: [6] },
  { waited: 19, to: noon, days: [1, 3, 5], until: 40 },
  { waited: 15 },
  { waited: 11, from: parseTimeOfDay('16:00'), note: 'Trabaja hasta las cuatro' },
  { waited: 8, days: [3], workers: [0, 3, 4] },
  { waited: 4, days: [1, 2], to: noon },
  { waited: 1, until: 12, note: 'Evaluación antes de su viaje' },
]

/** Makes the entries of the waiting list: ten clients of both practices. */
export function makeWaitingEntries([children, adults]: readonly Practice[], { today }: Now, random: Random): WaitingEntryRow[] {
  return wishes.map(({ waited, workers = [], days = [], from, to, until, note }, index) => {
    const practice = (index % 3 === 2 ? adults : children)!
    return {
      id: random.uuid(),
      client_id: practice.clients.at(-1 - index)!.id,
      schedule_id: practice.schedule.id,
      worker_ids: workers.map((place) => practice.workers[place]!.id),
      days,
      from_time: from ?? null,
      to_time: to ?? null,
      until_date: until === undefined ? null : addDays(today, until),
      note: note ?? null,
      created_at: `${addDays(today, -waited)}T15:${String(10 + index)}:00Z`,
    }
  })
}
