import { errorCode } from '#api/errors.ts'
import type { Request } from '../exchange/exchange.ts'

/** A call whose status the contract alone decides: nearly always a refusal. */
export type NegativeCase = {
  /** Says in the report what is special about the call. */
  subject: string
  caller: 'administrator' | 'visitor' | 'user without access' | 'created user'
  request: Request
  expected: number | number[]
  /** The code of the error, where the status alone does not decide it. */
  code?: number
  /** The path of the field that the refusal has to name, with dots. */
  path?: string
}

/** A request of an operation, with all ids of its path. */
export type Sample = Request & { path: Record<string, string> }

/** A case in which the caller is chosen by the operation, unless it names one. */
export type Case = Omit<NegativeCase, 'caller'> & Partial<Pick<NegativeCase, 'caller'>>

/** Returns what a refusal has to say when the field at a path is wrong. */
export const names = (path: string) => ({ code: errorCode.badRequest, path })
