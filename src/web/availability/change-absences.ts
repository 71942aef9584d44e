import type { AbsenceInput, AbsenceUpdate } from '#api/generated/app.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { useCanForEverybody } from '#web/auth/can-for-everybody.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { sendOnce } from '#web/changes/send-once.ts'
import { api } from '#web/data/api.ts'
import { get } from '#web/data/query.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'

/** What an absence changes: the lists of absences, and which sessions are marked and who is free. */
const changedPaths = ['/v1/absences', '/v1/sessions']

/** Creates absences and closing days, all or none. */
export const useCreateAbsences = () =>
  useChangeMutation(changedPaths, async (absences: readonly AbsenceInput[]): Promise<{ changeId: string | undefined }> => {
    const [only, ...others] = absences
    if (only && others.length === 0) return sendOnce('/v1/absences', { body: only })
    return sendOnce('/v1/absences/bulk', { body: { absences: [...absences] } })
  })

/** Changes the days, the hours and the reason of an absence. Rejects with a conflict if another user has changed it since it was read. */
export const useUpdateAbsence = () =>
  useChangeMutation(changedPaths, ({ id, ...body }: AbsenceUpdate & { id: string }) =>
    api.change('put', '/v1/absences/{id}', { path: { id }, body }),
  )

export const useDeleteAbsence = () =>
  useChangeMutation(changedPaths, (id: string) => api.change('delete', '/v1/absences/{id}', { path: { id } }))

/** The public holidays of a year, of which closing days are made. */
export const holidaysQuery = (year: number) => get('/v1/holidays', { query: { year } })

/** The access codes of which any one allows to change the absences of workers, and closing days. The contract says so in words only. */
const absenceCodes = ['workers.update', 'sessions.update']
const closingDayCodes = ['schedules.update']

/** Tells whether the user may change absences of workers, and closing days of the clinic. */
export function useAbsenceAccess() {
  const canForEverybody = useCanForEverybody()
  const codes = new Set(useSignedInUser().access.map(({ code }) => code))
  const mayCreate = canForEverybody('createAbsence')
  return {
    changesAbsences: mayCreate && hasAnyAccess(codes, absenceCodes),
    changesClosingDays: mayCreate && hasAnyAccess(codes, closingDayCodes),
  }
}
