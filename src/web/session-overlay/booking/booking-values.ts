import * as v from 'valibot'
import { vSessionInput } from '#api/generated/schemas.ts'
import type { PartialRequest } from '#web/ui/form/form-values.ts'

const { clientId, workerId, note } = vSessionInput.entries

/** A booking as it is typed, with the dates as text. Without `workerId` the suggested worker is booked. */
export const vBooking = v.strictObject({
  slot: v.object({ turnId: v.string(), date: v.string(), time: v.number() }),
  clientId,
  note,
  workerId: v.optional(workerId),
  repeat: v.picklist(['once', 'weekly', 'plan']),
  startsOn: v.optional(v.string()),
  endsOn: v.optional(v.string()),
})

/** One session, a weekly series, or a series whose dates are planned one by one on another page. */
export type Repetition = v.InferInput<typeof vBooking>['repeat']

/** A booking that may be incomplete. */
export type BookingValues = PartialRequest<v.InferInput<typeof vBooking>>
