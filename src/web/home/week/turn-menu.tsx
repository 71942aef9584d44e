import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { type AgendaParams, type HomeParams, paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { countByTurn, type WeekEntry } from '../week-entries.ts'
import classes from './turn-menu.module.css'

type MenuProps = {
  /** Identifies the number in the URL. */
  name: string
  view: HomeParams
  /** The accessible name of the menu: "Confirmadas por turno". */
  menuLabel: string
  className: string | undefined
  /** The accessible name of the number, where its text is not enough. */
  'aria-label'?: string
  items: ReactNode
  children: ReactNode
}

/** A number that links to a menu of the turns which make it up, because the agenda shows one turn. The URL says whose menu is open. */
export function TurnMenu({ name, view, menuLabel, items, children, ...linkProps }: MenuProps) {
  const navigate = useNavigate()
  const isOpen = view.turns === name
  const closed = paths.admin({ ...view, turns: undefined })
  return (
    <Menu
      shadow="md"
      position="bottom-end"
      opened={isOpen}
      onClose={() => void navigate(closed, { replace: true })}
      // The page that an item opens replaces the menu. The way back leads to it.
      closeOnItemClick={false}
    >
      <Menu.Target>
        <Link to={isOpen ? closed : paths.admin({ ...view, turns: name })} replace {...linkProps}>
          {children}
        </Link>
      </Menu.Target>
      <Menu.Dropdown aria-label={menuLabel}>{items}</Menu.Dropdown>
    </Menu>
  )
}

type ItemsProps = {
  /** The sessions that a number counts. */
  entries: readonly WeekEntry[]
  /** The week, and the filter with which the agenda shows these sessions. */
  params: AgendaParams
}

/** The items of such a menu: each turn with its part of the number. */
export const TurnMenuItems = ({ entries, params }: ItemsProps) =>
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
