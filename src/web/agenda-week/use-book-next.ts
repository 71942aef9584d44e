import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createPath, useNavigate } from 'react-router'
import { getWeekStart } from '#domain/weeks.ts'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import { useGetTargetLocation } from '#web/navigation/target-location.ts'
import { findNextSlot } from '#web/session-data/week-view.ts'
import type { OverlayControls } from '#web/session-overlay/use-overlay.ts'
import type { WeekView } from './use-week-view.ts'

type BookControls = Pick<OverlayControls, 'book' | 'close' | 'leave'>

/**
 * Returns a function that opens the booking form for the next free slot, beside the button that was pressed. When every slot of the week has begun,
 * it goes to the next week first.
 */
export function useBookNext(view: WeekView, turnId: string, weekChoice: AgendaParams, { book, close, leave }: BookControls) {
  const { week, dates, slots, sessions, now } = view
  const navigate = useNavigate()
  const getTargetLocation = useGetTargetLocation()
  /** The week for which a booking waits, and the button that was pressed. */
  const [waiting, setWaiting] = useState<{ week: string; button: HTMLElement }>()
  const bookNext = (button: HTMLElement) => {
    const { date, time } = findNextSlot(dates, slots, sessions, now)
    if (dates.includes(date)) return book({ turnId, date, time }, button, { isBesideButton: true })
    leave(() => {
      // An open form would ask about the navigation again.
      flushSync(() => close())
      void bookIn(getWeekStart(date), button)
    })
  }
  const bookIn = async (nextWeek: string, button: HTMLElement) => {
    const path = paths.sessions({ ...weekChoice, week: nextWeek })
    setWaiting({ week: nextWeek, button })
    await navigate(path)
    // The user has gone elsewhere instead.
    if (createPath(getTargetLocation()) !== path) setWaiting(undefined)
  }
  useEffect(() => {
    if (waiting?.week !== week) return
    setWaiting(undefined)
    bookNext(waiting.button)
  })
  return bookNext
}
