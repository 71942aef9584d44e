import { type RefObject, useEffect, useRef } from 'react'
import { formatWeek } from '#domain/spanish.ts'
import classes from './week-grid.module.css'

/** Announces to screen readers what is otherwise only visible: another week with the focused slot, and how many sessions are selected. */
export function useAnnouncements(table: RefObject<HTMLTableElement | null>, week: string, selectedCount: number) {
  const status = useRef<HTMLDivElement>(null)
  const announced = useRef({ week, selectedCount })
  useEffect(() => {
    const before = announced.current
    announced.current = { week, selectedCount }
    const message =
      before.week !== week
        ? `Semana ${formatWeek(week)}. ${describeFocusedCell(table.current)}`
        : before.selectedCount !== selectedCount && formatSelectedCount(selectedCount)
    if (message && status.current) status.current.textContent = message
  })
  return status
}

function describeFocusedCell(table: HTMLTableElement | null) {
  const cell = table?.querySelector('td:focus')
  return cell?.ariaLabel ?? cell?.querySelector(`.${classes.cellLabel}`)?.textContent ?? ''
}

/** Formats the number of selected sessions: "3 sesiones elegidas" */
export const formatSelectedCount = (count: number) =>
  count === 0 ? 'Ninguna sesión elegida' : count === 1 ? '1 sesión elegida' : `${count} sesiones elegidas`
