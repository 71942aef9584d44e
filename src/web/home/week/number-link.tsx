import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { type AgendaParams, paths } from '../../navigation/paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { countByTurn, type WeekEntry } from '../week-entries.ts'
import classes from './number-link.module.css'

type Props = {
  /** The sessions that the number counts. */
  entries: readonly WeekEntry[]
  /** The week, and the filter with which the agenda shows the same number. */
  params: AgendaParams
  /** The accessible name of the menu: "Confirmadas por turno". */
  label: string
  children: ReactNode
}

/** A number of the week as a link to the agenda, which shows one turn. Where several turns make up the number, a menu has the link of each. */
export function NumberLink({ entries, params, label, children }: Props) {
  const turns = countByTurn(entries)
  const [first] = turns
  if (!first) return <span className={classes.number}>{children}</span>
  const getPath = ({ schedule, turn }: Pick<WeekEntry, 'schedule' | 'turn'>) =>
    paths.sessions({ schedule: schedule.id, turn: turn.id, ...params })
  if (turns.length === 1)
    return (
      <Link to={getPath(first)} className={classes.number}>
        {children}
      </Link>
    )
  return (
    <Menu shadow="md" position="bottom-end">
      <Menu.Target>
        <button type="button" className={classes.number}>
          {children}
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {turns.map((turn) => (
          <Menu.Item
            key={turn.turn.id}
            component={Link}
            to={getPath(turn)}
            rightSection={<span className={classes.count}>{turn.count}</span>}
          >
            {turn.schedule.name}, {turn.turn.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
