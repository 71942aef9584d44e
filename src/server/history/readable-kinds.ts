import type { HistoryKind } from '#api/generated/wire.ts'
import { accessByHistoryKind, mayReadHistoryKind } from '#domain/history-kinds.ts'
import { createForbiddenError } from '../errors.ts'

/** Returns the kinds whose history someone may read, or the one that is asked for. Throws a 403 if that one may not be read. */
export function listReadableKinds(access: ReadonlySet<string>, asked?: HistoryKind): HistoryKind[] {
  const kinds = (Object.keys(accessByHistoryKind) as HistoryKind[]).filter((kind) => mayReadHistoryKind(access, kind))
  if (asked === undefined) return kinds
  if (!kinds.includes(asked)) throw createForbiddenError(['access.read', ...accessByHistoryKind[asked]])
  return [asked]
}
