import type { Schedule } from '#api/generated/app.ts'
import { formatClockRange } from '#domain/clock.ts'
import { compareSpanish } from '#domain/collation.ts'
import { listSlots } from '#domain/slots.ts'
import type { LocalListRules } from '#web/data/select-rows.ts'
import { paths } from '#web/navigation/paths.ts'
import type { ListDefinition } from '#web/ui/list/list-view.ts'

type ScheduleSort = 'name' | '-name' | 'session' | '-session' | 'slots' | '-slots'

export const scheduleListDefinition: ListDefinition<ScheduleSort> = {
  id: 'schedules',
  path: paths.schedules,
  sorts: ['name', '-name', 'session', '-session', 'slots', '-slots'],
}

/** Counts the sessions that fit into a day. */
export const countDailySlots = ({ turns, sessionDuration, breakDuration }: Schedule) =>
  turns.reduce(
    (sum, { startTime, endTime }) =>
      sum + listSlots({ start: startTime, end: endTime }, { session: sessionDuration, breakAfter: breakDuration }).length,
    0,
  )

/** Searches and sorts schedules in the browser. */
export const scheduleListRules: LocalListRules<Schedule, ScheduleSort> = {
  getText: ({ name, turns }) => [name, ...turns.map((turn) => turn.name)].join(' '),
  orders: {
    name: (one, other) => compareSpanish(one.name, other.name),
    session: (one, other) => one.sessionDuration - other.sessionDuration,
    slots: (one, other) => countDailySlots(one) - countDailySlots(other),
  },
}

const formatTurns = ({ turns }: Schedule) => turns.map(({ name, startTime, endTime }) => `${name} ${formatClockRange(startTime, endTime)}`)

/** The name and fields of the CSV file. */
export const scheduleCsv = {
  name: 'horarios',
  fields: [
    { title: 'Nombre', getText: ({ name }: Schedule) => name },
    { title: 'Duración de la sesión (min)', getText: ({ sessionDuration }: Schedule) => String(sessionDuration) },
    { title: 'Descanso entre sesiones (min)', getText: ({ breakDuration }: Schedule) => String(breakDuration) },
    { title: 'Cupos al día', getText: (schedule: Schedule) => String(countDailySlots(schedule)) },
    { title: 'Turnos', getText: (schedule: Schedule) => formatTurns(schedule).join(', ') },
  ],
}
