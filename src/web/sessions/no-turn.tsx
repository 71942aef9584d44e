import { Button } from '@mantine/core'
import { IconCalendarPlus, IconLayoutRows } from '@tabler/icons-react'
import { formatClockRange } from '#domain/clock.ts'
import { useCan } from '../auth/access.ts'
import { paths, type TurnParams } from '../navigation/paths.ts'
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

interface Props {
  schedules: readonly Schedule[]
  choice: TurnParams
  /** The period that is shown once a turn is selected. */
  period: 'semana' | 'mes'
  buildPath: (choice: TurnParams) => string
}

/** The view until a schedule and a turn are selected. Offers the first of them as buttons. */
export function NoTurn({ schedules, choice, period, buildPath }: Props) {
  const schedule = schedules.find(({ id }) => id === choice.schedule)
  const choices = schedule
    ? schedule.turns.map(({ id, name, startTime, endTime }) => ({
        id,
        label: `${name}, ${formatClockRange(startTime, endTime)}`,
        to: { schedule: schedule.id, turn: id },
      }))
    : schedules.map(({ id, name }) => ({ id, label: name, to: { schedule: id, turn: undefined } }))
  return (
    <EmptyState
      icon={IconLayoutRows}
      title={schedule ? `Elija un turno de ${schedule.name}` : 'Elija un horario'}
      actions={choices.slice(0, maxChoices).map(({ id, label, to }) => (
        <Button key={id} component={Link} to={buildPath(to)} variant="default">
          {label}
        </Button>
      ))}
    >
      {schedule
        ? `${period === 'semana' ? 'La semana' : 'El mes'} se muestra turno por turno.`
        : `Después se elige el turno, y aparece su ${period}.`}
    </EmptyState>
  )
}

// The select above lists all of them.
const maxChoices = 6
