import type { OperationId } from '#api/operation.ts'
import type { ContractOperation } from '../contract.ts'
import type { Connection } from '../exchange/caller.ts'
import type { Recorder } from '../recorder.ts'
import { allScenarios } from '../scenarios/all.ts'

/** A documented status that the run has not seen. Without a reason the scenarios lack something. */
export type UnseenStatus = { operation: OperationId; status: number; reason: string | undefined }

/** The numbers of documented and of seen statuses, with those that were not seen. */
export type Coverage = { documented: number; seen: number; unseen: UnseenStatus[] }

/** Statuses that a server gives only when it fails, is busy or is flooded. */
const rareStatuses = [429, 500, 503]

/** Counts the documented statuses that a run has seen, and gives the reason for each other one. */
export function measureCoverage(
  operations: ContractOperation[],
  recorder: Recorder,
  { isReadOnly, isPartial, has }: { isReadOnly: boolean; isPartial: boolean; has: Connection['has'] },
): Coverage {
  const pairs = operations.flatMap((operation) => Object.keys(operation.responses).map((status) => ({ operation, status: Number(status) })))
  const unseen = pairs.filter(({ operation, status }) => !recorder.seen.has(`${operation.id} ${status}`))
  const findReason = (operation: ContractOperation, status: number) =>
    (rareStatuses.includes(status) ? 'only a server that fails, is busy or is flooded gives it' : undefined) ??
    (has(operation.id) ? undefined : 'the server does not have these operations') ??
    (isReadOnly && status !== 304 ? 'the run changes nothing' : undefined) ??
    allScenarios.map(({ unseen }) => unseen?.[operation.id]?.[status]).find((reason) => reason !== undefined) ??
    recorder.skips.find((skip) => skip.operations.includes(operation.id))?.reason ??
    (isPartial ? 'not all of its scenarios were played' : undefined) ??
    (status === 304 ? 'the server sends no ETag, or does not look at one that is sent back, as it may' : undefined)
  return {
    documented: pairs.length,
    seen: pairs.length - unseen.length,
    unseen: unseen.map(({ operation, status }) => ({ operation: operation.id, status, reason: findReason(operation, status) })),
  }
}
