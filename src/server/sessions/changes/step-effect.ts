import type { SessionState } from '#api/generated/wire.ts'
import { isActive } from '#domain/states.ts'
import type { WorkerBooking } from '../../availability/find-unavailable.ts'
import type { Owned } from '../../ownership.ts'
import type { Settings } from '../../settings.ts'
import type { Booking, SessionDetails } from '../booking.ts'
import type { BookingChange } from '../check-availability.ts'
import type { ReadingUser } from '../may-read-session.ts'
import type { StoredSession } from '../sql.ts'
import type { ClientStep } from './appointment-steps.ts'

/** The moment of a change, the settings of the clinic, whether the clients know of it, and the user who makes it. */
export type EffectOptions = { now: Date; today: string; settings: Settings; clientKnows: boolean; isDryRun?: boolean; reader: ReadingUser }

/** One write of a step. An update names only the columns that change. */
type SessionWrite =
  | { op: 'insert'; id: string; row: Omit<BookingChange['after'], 'id'> & DetailsOfNew }
  | { op: 'update'; id: string; row: ChangedColumns }
  | { op: 'delete'; id: string }

/** The details of a new session. Its state is part of the booking, because an inactive session takes no slot. */
type DetailsOfNew = Omit<SessionDetails, 'state'>

type ChangedColumns = Partial<Omit<BookingChange['after'], 'id'> & SessionDetails>

/** The effect of a step whose rules have been checked: its writes, and what follows from them. */
export type StepEffect = {
  writes: SessionWrite[]
  /** The stored sessions that it changes, and the series of whose dates it changes one. */
  changes: string[]
  uses: string[]
  /** The session before and after the step, where its slot or key may change. A new one has no `before`, and a deleted one no `after`. */
  before?: StoredSession
  after?: BookingChange['after']
  /** The stored sessions whose slots become free, all or some of them, before the first step is run. */
  releases: string[]
  /** How the step postpones the session in whose place it books another one. It is run on its own, before what needs the slot, and refused with the rest. */
  postponement?: StepEffect
  /** The session as its worker must be available for it. The outcome is written with the first write. */
  booking?: BookingChange
  /** The session of which someone says that it takes place although its worker is not available. */
  accepts?: WorkerBooking
  /** True: someone takes back what was accepted. */
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

/** The parts of an effect that is none. */
export const noEffect = { changes: [], uses: [], releases: [], leftBy: [], clientSteps: [] } satisfies Partial<StepEffect>

/** Returns the write that changes a session whose ownership was checked. */
export const writeChange = ({ id }: Owned<'record', StoredSession>, row: ChangedColumns): SessionWrite => ({ op: 'update', id, row })

/** Plans a new session. */
export function planInsert(
  { id, ...after }: Booking & { id: string; state: SessionState },
  details: DetailsOfNew,
  { override, ...rest }: Partial<StepEffect> & { override?: boolean },
): StepEffect {
  return {
    ...noEffect,
    writes: [{ op: 'insert', id, row: { ...after, ...details } }],
    after: { ...after, id },
    ...(override !== undefined && { booking: { after, override } }),
    touched: [id],
    ...rest,
  }
}

/** Says which slot a session leaves and takes by a change. */
export function planSlot(
  before: StoredSession,
  after: Booking & { state: SessionState },
): Pick<StepEffect, 'before' | 'after' | 'releases'> {
  const keeps = isActive(after.state) && slotColumns.every((column) => before[column] === after[column])
  return { before, after, releases: isActive(before.state) && !keeps ? [before.id] : [] }
}

/** The columns that say which slot a session takes. */
export const slotColumns = [
  ...(['client_id', 'worker_id', 'turn_id', 'day', 'time', 'duration'] as const),
  ...(['session_date', 'starts_on', 'ends_on'] as const),
]
