import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { Now, Practice } from './clinic.ts'
import type { Random } from './random.ts'
import type { SessionRow } from './sessions.ts'

/** A row of the table `working_hours`. */
export type WorkingHoursRow = { worker_id: string; day: number; start_time: number; end_time: number }

/** A row of the table `absence`. */
export type AbsenceRow = {
  id: string
  worker_id: string | null
  from_date: string
  to_date: string
  start_time: number | null
  end_time: number | null
  reason: string
}

/** Makes the hours of most workers of a practice: each turn of a weekday in which they have sessions. A few workers have none. */
export const makeWorkingHours = ({ schedule, workers }: Practice, sessions: readonly SessionRow[]): WorkingHoursRow[] =>
  workers
    .filter((_, index) => index % 6 !== 5)
    .flatMap(({ id }) => {
      const shifts = new Set(sessions.filter(({ worker_id }) => worker_id === id).map(({ day, turn_id }) => `${day} ${turn_id}`))
      return schedule.turns.flatMap((turn) =>
        [1, 2, 3, 4, 5, 6]
          .filter((day) => shifts.has(`${day} ${turn.id}`))
          .map((day) => ({ worker_id: id, day, start_time: turn.start_time, end_time: turn.end_time })),
      )
    })

/** Makes the absences of two workers, one of whole days and one of an afternoon, and a day on which the clinic is closed, all next week or the week after. */
export function makeAbsences([children]: readonly Practice[], { today }: Now, random: Random): AbsenceRow[] {
  const nextMonday = addDays(getWeekStart(today), 8)
  const { workers, schedule } = children!
  const afternoon = schedule.turns.at(-1)!
  const allDay = { start_time: null, end_time: null }
  return [
    {
      id: random.uuid(),
      worker_id: workers[2]!.id,
      from_date: nextMonday,
      to_date: addDays(nextMonday, 4),
      ...allDay,
      reason: 'Vacaciones',
    },
    {
      id: random.uuid(),
      worker_id: workers[0]!.id,
      from_date: addDays(nextMonday, 2),
      to_date: addDays(nextMonday, 2),
      start_time: afternoon.start_time,
      end_time: afternoon.end_time,
      reason: 'Capacitación',
    },
    {
      id: random.uuid(),
      worker_id: null,
      from_date: addDays(nextMonday, 11),
      to_date: addDays(nextMonday, 11),
      ...allDay,
      reason: 'Aniversario del centro',
    },
  ]
}
