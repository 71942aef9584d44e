import type { Schedule } from '#api/generated/app.ts'
import { formatClockRange } from '#domain/clock.ts'
import { paths } from '#web/navigation/paths.ts'
import type { Column } from '#web/ui/list/column.ts'
import { Link } from '#web/ui/page/link.tsx'
import { formatSlotCount } from './format-turn.ts'
import { countDailySlots } from './schedules-list.ts'
import classes from './schedules-page.module.css'

/** Creates the columns of the list. With `canOpenWeek` each turn is a link to its week. */
export const createScheduleColumns = (canOpenWeek: boolean): readonly Column<Schedule>[] => [
  { id: 'name', title: 'Nombre', sort: 'name', fit: 'ellipsis', renderCell: ({ name }) => name },
  { id: 'session', title: 'Sesión', sort: 'session', fit: 'nowrap', renderCell: ({ sessionDuration }) => `${sessionDuration} min` },
  {
    id: 'break',
    title: 'Descanso',
    fit: 'nowrap',
    renderCell: ({ breakDuration }) => breakDuration > 0 && `${breakDuration} min`,
    absent: 'sin descanso',
  },
  { id: 'slots', title: 'Cupos al día', sort: 'slots', isWideOnly: true, renderCell: countDailySlots },
  {
    id: 'turns',
    title: 'Turnos',
    isTitleHidden: true,
    renderCell: (schedule) => <TurnLinks schedule={schedule} canOpenWeek={canOpenWeek} />,
  },
]

const TurnLinks = ({
  schedule: { id, turns, sessionDuration, breakDuration },
  canOpenWeek,
}: {
  schedule: Schedule
  canOpenWeek: boolean
}) => (
  <ul className={classes.turns}>
    {turns.map((turn) => {
      const range = { start: turn.startTime, end: turn.endTime }
      return (
        <li key={turn.id} className={classes.turn}>
          {canOpenWeek ? <Link to={paths.sessions({ schedule: id, turn: turn.id })}>{turn.name}</Link> : <span>{turn.name}</span>}
          <span>{formatClockRange(range.start, range.end)}</span>
          <span className={classes.slots}>{formatSlotCount(range, { session: sessionDuration, breakAfter: breakDuration })}</span>
        </li>
      )
    })}
  </ul>
)
