import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { getWeekStart } from '#domain/weeks.ts'
import { type AgendaParams, paths } from '../navigation/paths.ts'
import { findNextSlot } from './data/week-view.ts'
import type { OverlayControls } from './overlay/use-overlay.ts'
import type { WeekView } from './use-week-view.ts'

/**
 * Returns a function that opens the booking form for the next free slot, beside the button that was pressed. When every slot of the week has begun,
 * it goes to the next week first.
 */
export function useBookNext(view: WeekView, turnId: string, weekChoice: AgendaParams, book: OverlayControls['book']) {
  const { week, dates, slots, sessions, now } = view
  const navigate = useNavigate()
  /** The booking that waits for the next week, and the week in which the button was pressed. */
  const [waiting, setWaiting] = useState<{ from: string; button: HTMLElement }>()
  const bookNext = (button: HTMLElement) => {
    const { date, time } = findNextSlot(dates, slots, sessions, now)
    if (dates.includes(date)) return book({ turnId, date, time }, button, { dates, slots })
    setWaiting({ from: week, button })
    void navigate(paths.sessions({ ...weekChoice, week: getWeekStart(date) }))
  }
  useEffect(() => {
    if (!waiting || waiting.from === week) return
    setWaiting(undefined)
    bookNext(waiting.button)
  })
  return bookNext
}
