import { useState } from 'react'
import { ApiError, errorCode } from '#api/errors.ts'
import { convertConflictToFormError } from './conflict-form-error.ts'

/**
 * Remembers whom the server has refused because they have another session. They count as not available until the request changes.
 * `requestKey`: identifies the date, time and repetition that are requested.
 */
export function useRefusedPeople(requestKey: string) {
  const [refused, setRefused] = useState<{ requestKey: string; ids: ReadonlySet<string> }>()
  return {
    refusedIds: refused?.requestKey === requestKey ? refused.ids : noIds,
    /** Returns the form's error. `idsByPath`: the ids that were sent, by the path under which the server names a conflict. */
    rememberRefused: (error: unknown, idsByPath: Record<string, string>) => {
      setRefused({ requestKey, ids: getConflictingIds(error, idsByPath) })
      return convertConflictToFormError(error, 'Elija otra hora u otra persona. No se ha perdido nada.', maxDetails)
    },
  }
}

/** The number of further conflicts in the panel. More would leave no room for the fields. */
const maxDetails = 1

const noIds: ReadonlySet<string> = new Set()

function getConflictingIds(error: unknown, idsByPath: Record<string, string>): ReadonlySet<string> {
  if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return noIds
  return new Set(error.details.flatMap(({ path }) => idsByPath[path] ?? []))
}
