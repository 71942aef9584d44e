import type { WorkerBooking } from '../../availability/find-unavailable.ts'
import type { Owned } from '../../ownership.ts'
import type { SessionDetails } from '../booking.ts'
import type { BookingChange } from '../check-availability.ts'
import type { StoredSession } from '../sql.ts'
import type { ClientStep } from './appointment-steps.ts'

/** One write of a step. An update names only the columns that change. */
type SessionWrite =
  | { op: 'insert'; id: string; row: Omit<BookingChange['after'], 'id'> & DetailsOfNew }
  | { op: 'update'; id: string; row: ChangedColumns }
  | { op: 'delete'; id: string }

/** The details of a new session. Its state is part of the booking, because an inactive session takes no slot. */
export type DetailsOfNew = Omit<SessionDetails, 'state'>

type ChangedColumns = Partial<Omit<BookingChange['after'], 'id'> & SessionDetails>

/** Returns the write that changes a session whose ownership was checked. */
export const writeChange = ({ id }: Owned<'record', StoredSession>, row: ChangedColumns): SessionWrite => ({ op: 'update', id, row })

/** What a step writes, once its rules have been checked. */
export type Plan = {
  writes: SessionWrite[]
  /** The stored sessions that it changes, and the series of whose dates it changes one. */
  changes: string[]
  uses: string[]
  /** The session before and after the step, where its slot or key may change. A new one has no `before`, and a deleted one no `after`. */
  before?: StoredSession
  after?: BookingChange['after']
  /** The stored sessions whose slots become free, all or some of them, before the first step is run. */
  releases: string[]
  /** The session as its worker must be available for it. The outcome is written with the first write. */
  booking?: BookingChange
  /** The session of which somebody says that it takes place although its worker is not available. */
  accepts?: WorkerBooking
  /** True: somebody takes back what was accepted. */
  takesBack?: boolean
  /** The session to answer with, or the sessions that were touched. */
  touched: string[]
  /** The sessions that no longer are what an entry of the waiting list was booked for, and the entry that the new session takes off the list. */
  leftBy: string[]
  waitingEntryId?: string | null | undefined
  /** What it means to the client of the session. */
  clientSteps: ClientStep[]
  /** The session whose declined reply staff settle, and its date. */
  settles?: { session: StoredSession; session_date: string }
}
