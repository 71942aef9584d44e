import type { Schedule } from '#api/generated/app.ts'
import { formatClockRange } from '#domain/clock.ts'
import { slots } from '#domain/slots.ts'
import { paths } from '../navigation/paths.ts'
import type { ListDefinition } from '../ui/list/list-view.ts'
import type { LocalListRules } from '../ui/list/select-rows.ts'

type Sort = 'name' | '-name' | 'session' | '-session' | 'slots' | '-slots'

export const schedulesKind: ListDefinition<Sort> = {
  id: 'schedules',
  path: paths.schedules,
  sorts: ['name', '-name', 'session', '-session', 'slots', '-slots'],
}

/** How many sessions a day has room for. */
export const slotsOf = ({ turns, sessionDuration, breakDuration }: Schedule) =>
  turns.reduce(
    (sum, { startTime, endTime }) =>
      sum + slots({ start: startTime, end: endTime }, { session: sessionDuration, pause: breakDuration }).length,
    0,
  )

const collator = new Intl.Collator('es')

/** How the browser searches and orders them. */
export const scheduleRules: LocalListRules<Schedule, Sort> = {
  getText: ({ name, turns }) => [name, ...turns.map((turn) => turn.name)].join(' '),
  orders: {
    name: (one, other) => collator.compare(one.name, other.name),
    session: (one, other) => one.sessionDuration - other.sessionDuration,
    slots: (one, other) => slotsOf(one) - slotsOf(other),
  },
}

const turnsOf = ({ turns }: Schedule) => turns.map(({ name, startTime, endTime }) => `${name} ${formatClockRange(startTime, endTime)}`)

/** What a CSV file has of a schedule. */
export const scheduleCsv = {
  name: 'horarios',
  fields: [
    { title: 'Nombre', text: ({ name }: Schedule) => name },
    { title: 'Duración de la sesión (min)', text: ({ sessionDuration }: Schedule) => String(sessionDuration) },
    { title: 'Descanso entre sesiones (min)', text: ({ breakDuration }: Schedule) => String(breakDuration) },
    { title: 'Cupos al día', text: (schedule: Schedule) => String(slotsOf(schedule)) },
    { title: 'Turnos', text: (schedule: Schedule) => turnsOf(schedule).join(', ') },
  ],
}
