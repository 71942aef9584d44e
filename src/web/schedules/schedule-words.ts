import { formatClock } from '#domain/clock.ts'
import { parseClock } from '../ui/dates/typed-clock.ts'
import type { FieldDescription } from '../ui/form/stale.ts'
import type { TypedSchedule, TypedTurn } from './schedule-form.ts'

const minutes = (text: string) => `${text.trim()} min`

const hour = (text: string) => {
  const read = parseClock(text)
  return read === null ? text.trim() : formatClock(read)
}

const turnInWords = ({ name, startTime, endTime }: TypedTurn) => `${name.trim()} ${hour(startTime)} – ${hour(endTime)}`

/** The fields of a schedule as one speaks of them; the turns are one, a line for each. */
export const scheduleInWords: readonly FieldDescription<TypedSchedule>[] = [
  { label: 'Nombre', paths: ['name'] },
  { label: 'Duración de la sesión', paths: ['sessionDuration'], format: ({ sessionDuration }) => minutes(sessionDuration) },
  { label: 'Descanso entre sesiones', paths: ['breakDuration'], format: ({ breakDuration }) => minutes(breakDuration) },
  { label: 'Turnos', paths: ['turns'], format: ({ turns }) => turns.map(turnInWords).join('\n') },
]
