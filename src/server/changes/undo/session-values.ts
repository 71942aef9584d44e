import { isActive, type State } from '#domain/states.ts'
import { type Booking, pickBooking } from '../../sessions/booking.ts'
import { slotColumns } from '../../sessions/changes/step-effect.ts'
import type { Values } from './kinds.ts'
import type { ChangedRecord } from './read-change.ts'

/** Completes the columns of a session that the history keeps by those that are empty. */
export const completeBooking = (values: Values, id: string): Booking & { id: string } =>
  pickBooking({ session_date: null, starts_on: null, ends_on: null, ...values, id } as Booking & { id: string })

/** True for a session whose state holds a slot. */
export const holdsSlot = (values: Values) => isActive(values.state as State)

/** True for a session that takes place every week. */
export const isSeries = (values: Values | null) => values !== null && values.session_date === undefined

/** True where a session comes, goes, moves, or gets a slot or loses it. */
export const changesBooking = ({ before, after }: ChangedRecord) =>
  before === null ||
  after === null ||
  holdsSlot(before) !== holdsSlot(after) ||
  slotColumns.some((column) => before[column] !== after[column])
