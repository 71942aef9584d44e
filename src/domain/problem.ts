/** Why a worker cannot have a session: it is outside the working hours, in an absence, or on a closing day. */
export const unavailableReasons = ['hours', 'absence', 'closed'] as const

export type UnavailableReason = (typeof unavailableReasons)[number]

/** A problem in a request or form: the dotted path of the field ("turns.1.start"; empty for the whole request) and a Spanish sentence about it. */
export interface Problem {
  path: string
  message: string
  /** The id of the record that the problem is about, where there is one. */
  id?: string | undefined
  /** Why a worker is not available, where that is the problem. */
  reason?: UnavailableReason | undefined
}
