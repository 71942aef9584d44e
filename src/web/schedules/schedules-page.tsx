import '@mantine/core/styles/Button.layer.css'
import { Button, Menu } from '@mantine/core'
import { IconLayoutRows, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Schedule } from '#api/generated/app.ts'
import { clockRange } from '#domain/clock.ts'
import { useCan } from '../auth/rights.ts'
import { paths } from '../paths.ts'
import { load, useQueriesOf } from '../screen.ts'
import { Empty } from '../ui/empty.tsx'
import { Link } from '../ui/link.tsx'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { Page } from '../ui/page.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
import { schedulesQuery } from './queries.ts'
import { ScheduleDeletion } from './schedule-deletion.tsx'
import classes from './schedules-page.module.css'
import { slotCount } from './turn-words.ts'

export const queries = () => [schedulesQuery()] as const
export const loader = load(queries)

export function Component() {
  const [schedules] = useQueriesOf(queries)
  const can = useCan()
  const [deleting, setDeleting] = useState<{ schedule: Schedule; opened: boolean }>()

  const create = can('createSchedule') && (
    <Button component={Link} to={paths.createSchedule()} leftSection={<IconPlus size={16} aria-hidden />}>
      Crear horario
    </Button>
  )
  return (
    <Page facts={schedules.length} actions={create} flush>
      {schedules.length > 0 ? (
        <ListTable
          label="Horarios"
          rows={schedules}
          columns={[nameColumn, sessionColumn, breakColumn, turnsColumn(can('listTurnWeek'))]}
          actions={
            can('deleteSchedule')
              ? (schedule) => (
                  <RowMenu label={`Acciones de ${schedule.name}`}>
                    <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setDeleting({ schedule, opened: true })}>
                      Eliminar
                    </Menu.Item>
                  </RowMenu>
                )
              : undefined
          }
        />
      ) : (
        <Empty icon={IconLayoutRows} title="Todavía no hay horarios" actions={create}>
          Un horario dice cuánto duran las sesiones y en qué turnos del día se atiende. Sin uno no se puede reservar.
        </Empty>
      )}
      {deleting && <ScheduleDeletion {...deleting} onClose={() => setDeleting({ ...deleting, opened: false })} />}
    </Page>
  )
}

const nameColumn: Column<Schedule> = {
  title: 'Nombre',
  cell: ({ name, sessionDuration, breakDuration }) => (
    <>
      {name}
      <span className={classes.under}>
        {sessionDuration} + {breakDuration} min
      </span>
    </>
  ),
}

const sessionColumn: Column<Schedule> = { title: 'Sesión', from: 'medium', cell: ({ sessionDuration }) => `${sessionDuration} min` }

const breakColumn: Column<Schedule> = {
  title: 'Descanso',
  from: 'medium',
  cell: ({ breakDuration }) => (breakDuration === 0 ? 'Sin descanso' : `${breakDuration} min`),
}

/** The turns, each leading to its week for who may see it. */
const turnsColumn = (leading: boolean): Column<Schedule> => ({
  title: 'Turnos',
  cell: ({ id, turns, sessionDuration, breakDuration }) => (
    <ul className={classes.turns}>
      {turns.map((turn) => {
        const range = { start: turn.startTime, end: turn.endTime }
        return (
          <li key={turn.id} className={classes.turn}>
            {leading ? <Link to={paths.sessions({ schedule: id, turn: turn.id })}>{turn.name}</Link> : turn.name}
            <span>
              {clockRange(range.start, range.end)}
              <span className={classes.slots}>{slotCount(range, { session: sessionDuration, pause: breakDuration })}</span>
            </span>
          </li>
        )
      })}
    </ul>
  ),
})
