import type { ReactNode } from 'react'
import { type AgendaParams, type HomeParams, paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { countByTurn, type WeekEntry } from '../week-entries.ts'
import classes from './number-link.module.css'
import { TurnMenu, TurnMenuItems } from './turn-menu.tsx'

type Props = {
  /** Identifies the number in the URL. */
  name: string
  view: HomeParams
  /** The sessions that the number counts. */
  entries: readonly WeekEntry[]
  /** The week, and the filter with which the agenda shows the same number. */
  params: AgendaParams
  menuLabel: string
  children: ReactNode
}

/** A number of the week as a link to the agenda, which shows one turn, or to a menu of the turns where several make it up. */
export function NumberLink({ entries, params, children, ...menuProps }: Props) {
  const turns = countByTurn(entries)
  if (turns.length > 1)
    return (
      <TurnMenu {...menuProps} className={classes.number} items={<TurnMenuItems entries={entries} params={params} />}>
        {children}
      </TurnMenu>
    )
  const [only] = turns
  return (
    <Link to={paths.sessions({ schedule: only?.schedule.id, turn: only?.turn.id, ...params })} className={classes.number}>
      {children}
    </Link>
  )
}
