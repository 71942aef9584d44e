import { ApiError, errorCode } from '#api/errors.ts'
import { sessionKey } from '#domain/session-key.ts'
import type { Change, Step } from './change.ts'

type BulkStep = Extract<Step, { kind: 'book' | 'delete' }>

/** Changes that are sent as one: the bookings, the deletions, or a change of any other kind alone. */
export interface ChangeGroup {
  change: Change
  /** The index of each of the changes, with the number of sessions of its bulk step. */
  members: readonly { index: number; size: number }[]
}

/** The contract's limit for one bulk call. */
const maxSessions = 500

/** Groups independent changes for the bulk calls of the contract, which book or delete all of their sessions or none. */
export function groupForBulk(changes: readonly Change[]): ChangeGroup[] {
  const groups: ChangeGroup[] = []
  const open = new Map<string, { step: BulkStep; group: ChangeGroup }>()
  for (const [index, change] of changes.entries()) {
    const step = getBulkStep(change)
    const size = step?.sessions.length ?? 0
    const kind = step && getBulkKind(step)
    const current = kind === undefined ? undefined : open.get(kind)
    if (step && current && current.step.sessions.length + size <= maxSessions) {
      current.step = joinSteps(current.step, step)
      current.group.change = [current.step]
      current.group.members = [...current.group.members, { index, size }]
      continue
    }
    const group: ChangeGroup = { change, members: [{ index, size }] }
    groups.push(group)
    if (step && kind !== undefined) open.set(kind, { step, group })
  }
  return groups
}

function getBulkStep(change: Change): BulkStep | undefined {
  const [step, ...others] = change
  if (others.length > 0 || (step?.kind !== 'book' && step?.kind !== 'delete')) return undefined
  return step
}

/** Returns what the steps of one call have in common: whether they book or delete, and whether they override. */
const getBulkKind = (step: BulkStep) => (step.kind === 'book' && step.override ? 'override' : step.kind)

function joinSteps(one: BulkStep, other: BulkStep): BulkStep {
  const sessions = [...one.sessions, ...other.sessions]
  if (one.kind === 'book' && other.kind === 'book') return { ...one, sessions, hides: [...one.hides, ...other.hides] }
  if (one.kind === 'delete' && other.kind === 'delete') return { kind: 'delete', sessions, shows: [...one.shows, ...other.shows] }
  throw new Error('Only steps of one kind can be joined.')
}

/**
 * Splits a sent group into the parts of its members. A part is empty if a colleague had already deleted its sessions. `changes`: the changes before
 * grouping.
 */
export function splitGroup({ members }: ChangeGroup, sent: Change, changes: readonly Change[]): Change[] {
  const [step] = sent
  if (members.length === 1 || !step || (step.kind !== 'book' && step.kind !== 'delete')) return [sent]
  // Sessions are found by key, because sending gives them other ids and versions.
  const sentSessions = new Map(step.sessions.map((session) => [sessionKey(session), session]))
  return members.map(({ index }) => {
    const memberStep = getBulkStep(changes[index] ?? []) as BulkStep
    const sessions = memberStep.sessions.flatMap((session) => sentSessions.get(sessionKey(session)) ?? [])
    return sessions.length > 0 ? [{ ...memberStep, sessions }] : []
  })
}

/** Splits the error of a refused group into one for each member: with the server's reasons for its sessions, or `RefusedWithOthers` if it gave none. */
export function splitError({ members }: ChangeGroup, error: unknown): unknown[] {
  if (members.length === 1 || !(error instanceof ApiError)) return members.map(() => error)
  let start = 0
  const detailsByMember = members.map(({ size }) => {
    const positions = Array.from({ length: size }, (_, offset) => start + offset)
    start += size
    return error.details.filter(({ path }) => positions.includes(Number(path.split('.')[1])))
  })
  if (detailsByMember.every((details) => details.length === 0)) return members.map(() => error)
  const { correlationId, status } = error
  return detailsByMember.map((details) =>
    details[0]
      ? new ApiError(errorCode.conflict, details[0].message, { details, correlationId, status, cause: error })
      : new RefusedWithOthers('No cambió, porque con otra de las elegidas no se puede.', { cause: error }),
  )
}

/** The error of a change that was refused only because another one in the same call was. */
export class RefusedWithOthers extends Error {}
