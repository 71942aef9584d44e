import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { type AgendaParams, paths } from '../../navigation/paths.ts'
import { Link } from '../../ui/page/link.tsx'
import type { WeekEntry } from '../week-entries.ts'
import classes from './number-link.module.css'
import { TurnMenuItems } from './turn-menu.tsx'

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
  const [first] = entries
  if (!first) return <span className={classes.number}>{children}</span>
  if (entries.every(({ turn }) => turn === first.turn))
    return (
      <Link to={paths.sessions({ schedule: first.schedule.id, turn: first.turn.id, ...params })} className={classes.number}>
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
        <TurnMenuItems entries={entries} params={params} />
      </Menu.Dropdown>
    </Menu>
  )
}
