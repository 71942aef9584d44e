import { Button } from '@mantine/core'
import { IconCalendarPlus, IconLayoutRows } from '@tabler/icons-react'
import { formatClockRange } from '#domain/clock.ts'
import { useCan } from '../auth/access.ts'
import { type AgendaParams, paths } from '../navigation/paths.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Link } from '../ui/page/link.tsx'
import type { Schedule } from './data/queries.ts'

/** The view while there is no schedule yet. */
export function NoSchedule() {
  const can = useCan()
  return (
    <EmptyState
      icon={IconCalendarPlus}
      title="Todavía no hay horarios"
      actions={
        can('createSchedule') && (
          <Button component={Link} to={paths.createSchedule()}>
            Crear horario
          </Button>
        )
      }
    >
      Las sesiones se reservan en los cupos de un turno, y los turnos son de un horario.
    </EmptyState>
  )
}

/** The view until a schedule and a turn are selected. Offers the first of them as buttons. */
export function NoTurn({ schedules, weekChoice }: { schedules: readonly Schedule[]; weekChoice: AgendaParams }) {
  const schedule = schedules.find(({ id }) => id === weekChoice.schedule)
  const choices = schedule
    ? schedule.turns.map(({ id, name, startTime, endTime }) => ({
        id,
        label: `${name}, ${formatClockRange(startTime, endTime)}`,
        to: { ...weekChoice, turn: id },
      }))
    : schedules.map(({ id, name }) => ({ id, label: name, to: { ...weekChoice, schedule: id } }))
  return (
    <EmptyState
      icon={IconLayoutRows}
      title={schedule ? `Elija un turno de ${schedule.name}` : 'Elija un horario'}
      actions={choices.slice(0, maxChoices).map(({ id, label, to }) => (
        <Button key={id} component={Link} to={paths.sessions(to)} variant="default">
          {label}
        </Button>
      ))}
    >
      {schedule ? 'La semana se muestra turno por turno.' : 'Después se elige el turno, y aparece su semana.'}
    </EmptyState>
  )
}

// The select above lists all of them.
const maxChoices = 6
