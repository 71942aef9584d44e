import type { RefObject } from 'react'
import type { WallClock } from '#domain/today.ts'
import type { Session } from '#web/session-data/queries.ts'
import type { useGridFocus } from './grid-focus.ts'

/** The selected sessions, and the functions by which the grid changes the selection. */
export interface GridSelection {
  /** In the order of the week. */
  sessions: readonly Session[]
  keys: ReadonlySet<string>
  toggle: (key: string) => void
  extend: (key: string, from?: string) => void
  set: (sessions: readonly Session[]) => void
  clear: () => void
  openDialog: (dialog: 'moving' | 'deleting') => void
}

/** The overlay beside a cell, and the functions by which the grid opens and closes it. */
export interface GridOverlay {
  /** The open overlay; undefined when none is open. */
  current: object | undefined
  /** The key of the session whose card or move form is open. */
  sessionKey: string | null
  /** The key of the cell in which a booking is open. */
  bookingCell: string | null
  showSession: (key: string, anchor: HTMLElement, opensNoteEditor?: boolean) => void
  showMoveForm: (session: Session, anchor: HTMLElement, part?: 'slot' | 'worker') => void
  confirmDelete: (session: Session, anchor: HTMLElement) => void
}

/** The date and the start time of a cell. */
export interface GridSlot {
  date: string
  time: number
}

/** A cell by its row and column, counted from zero without the heads. */
export interface CellPosition {
  row: number
  column: number
}

/** The state of the grid that the handlers of keys and pointer work with. */
export interface GridState {
  table: RefObject<HTMLTableElement | null>
  focus: ReturnType<typeof useGridFocus>
  /** The dates of the columns. */
  dates: readonly string[]
  /** The start times of the rows. */
  rows: readonly number[]
  /** The start times that the turn offers. */
  slots: readonly number[]
  /** Minutes of a session. */
  duration: number
  cells: ReadonlyMap<string, readonly Session[]>
  now: WallClock
  selection: GridSelection
  overlay: GridOverlay
  /** The start times at which the user may book. */
  bookableTimes: ReadonlySet<number>
  onBook: (slot: GridSlot, cell: HTMLElement) => void
  onMove: (session: Session, to: GridSlot, anchor: HTMLElement) => void
  /** Called to go to another week, with the number of days to go. */
  onWeekStep: (days: number) => void
}

/** Returns the slot of a cell. */
export const getSlotAt = ({ dates, rows }: Pick<GridState, 'dates' | 'rows'>, { row, column }: CellPosition): GridSlot => ({
  date: dates[column] ?? '',
  time: rows[row] ?? 0,
})
