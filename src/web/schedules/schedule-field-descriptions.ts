import { formatClock } from '#domain/clock.ts'
import { parseClock } from '#web/ui/dates/typed-clock.ts'
import type { FieldDescription } from '#web/ui/form/stale.ts'
import type { TypedSchedule, TypedTurn } from './schedule-form.ts'

const formatMinutes = (text: string) => `${text.trim()} min`

const formatHour = (text: string) => {
  const minutes = parseClock(text)
  return minutes === null ? text.trim() : formatClock(minutes)
}

const formatTypedTurn = ({ name, startTime, endTime }: TypedTurn) => `${name.trim()} ${formatHour(startTime)} – ${formatHour(endTime)}`

/**
 * The fields of a schedule with their labels and formats, for comparing a stale form with the record. All turns are one field, with a line for each.
 */
export const scheduleFieldDescriptions: readonly FieldDescription<TypedSchedule>[] = Object.values({
  name: { label: 'Nombre', paths: ['name'] },
  sessionDuration: {
    label: 'Duración de la sesión',
    paths: ['sessionDuration'],
    format: ({ sessionDuration }) => formatMinutes(sessionDuration),
  },
  breakDuration: {
    label: 'Descanso entre sesiones',
    paths: ['breakDuration'],
    format: ({ breakDuration }) => formatMinutes(breakDuration),
  },
  turns: { label: 'Turnos', paths: ['turns'], format: ({ turns }) => turns.map(formatTypedTurn).join('\n') },
} satisfies Record<keyof TypedSchedule, FieldDescription<TypedSchedule>>)
