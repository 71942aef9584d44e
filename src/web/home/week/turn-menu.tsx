import { Menu } from '@mantine/core'
import { type AgendaParams, paths } from '../../navigation/paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { countByTurn, type WeekEntry } from '../week-entries.ts'
import classes from './turn-menu.module.css'

type Props = {
  /** The sessions that a number counts. */
  entries: readonly WeekEntry[]
  /** The week, and the filter with which the agenda shows these sessions. */
  params: AgendaParams
}

/** The items of a menu that links a number to the agenda, which shows one turn: each turn with its part of the number. */
export const TurnMenuItems = ({ entries, params }: Props) =>
  countByTurn(entries).map(({ schedule, turn, count }) => (
    <Menu.Item
      key={turn.id}
      component={Link}
      to={paths.sessions({ schedule: schedule.id, turn: turn.id, ...params })}
      rightSection={<span className={classes.count}>{count}</span>}
    >
      {schedule.name}, {turn.name}
    </Menu.Item>
  ))
