import type { ReactNode } from 'react'
import { NoMatch } from '#web/agenda-tools/no-match.tsx'
import type { AgendaParams } from '#web/navigation/paths.ts'
import { findNextSlot } from '#web/session-data/week-view.ts'
import { focusGrid } from '#web/session-grid/grid-elements.ts'
import { SelectionBar } from '#web/session-selection/selection-bar.tsx'
import type { Selection } from '#web/session-selection/use-selection.ts'
import type { WeekView } from './use-week-view.ts'

interface Props {
  view: WeekView
  weekChoice: AgendaParams
  selection: Selection
  canBook: boolean
  isPhone: boolean
}

/** Returns what is below the week, so that nothing moves when it goes away: the actions for the selected sessions, or why no session is shown. */
export function renderWeekFooter({ view, weekChoice, selection, canBook, isPhone }: Props): ReactNode {
  const { isMissing, sessions, shown, dates, slots, now } = view
  if (!isPhone && selection.sessions.length > 0) return <SelectionBar selection={selection} now={now} hasKeys focusSessions={focusGrid} />
  if (sessions.length > 0) return shown.length === 0 && <NoMatch weekChoice={weekChoice} period="de esta semana" />
  if (isMissing) return null
  return (
    <p className="quiet">
      Esta semana no tiene sesiones en este turno.
      {canBook && dates.includes(findNextSlot(dates, slots, sessions, now).date) && ' Reserve la primera en un cupo.'}
    </p>
  )
}
