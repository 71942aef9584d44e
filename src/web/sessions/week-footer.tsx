import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AgendaParams } from '../navigation/paths.ts'
import { focusTitle } from '../ui/page/focus-title.ts'
import { findNextSlot } from './data/week-view.ts'
import { SelectionBar } from './selection/selection-bar.tsx'
import type { Selection } from './selection/use-selection.ts'
import { noFilterParams, parseFilter } from './toolbar/filter.ts'
import { useFilterChange } from './toolbar/use-filter.ts'
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
  const { isMissing, sessions, shown, dates, slots, duration, now } = view
  if (!isPhone && selection.sessions.length > 0) return <SelectionBar selection={selection} duration={duration} now={now} />
  if (sessions.length > 0) return shown.length === 0 && <NoMatch weekChoice={weekChoice} />
  if (isMissing) return null
  return (
    <p className="quiet">
      Esta semana no tiene sesiones en este turno.
      {canBook && dates.includes(findNextSlot(dates, slots, sessions, now).date) && ' Reserve la primera en un cupo.'}
    </p>
  )
}

/** The text when the filters leave no session of the week. */
function NoMatch({ weekChoice }: { weekChoice: AgendaParams }) {
  const { change } = useFilterChange(weekChoice)
  return (
    <p className="quiet">
      Los filtros no dejan ninguna sesión de esta semana.{' '}
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          focusTitle()
          change(parseFilter(noFilterParams))
        }}
      >
        Quitar filtros
      </Button>
    </p>
  )
}
