import type { Worker, WorkerInput, WorkerUpdate } from '#api/generated/app.ts'
import { sendOnce } from '#web/changes/send-once.ts'
import { api } from '#web/data/api.ts'
import type { PersonOutput } from '#web/people/person-form.ts'
import { usePeopleMutation } from '#web/people/use-people-mutation.ts'

type WorkerFields = Omit<WorkerInput, 'person'> & { person: PersonOutput }

export const useCreateWorker = () => usePeopleMutation((body: WorkerFields) => sendOnce('/v1/workers', { body }))

/** Updates a worker. Rejects with a conflict if another user has changed it since it was read. */
export const useUpdateWorker = () =>
  usePeopleMutation(({ id, updatedAt, person, positions, color }: Pick<Worker, 'id' | 'updatedAt'> & WorkerFields) =>
    api.change('put', '/v1/workers', { body: { id, person, positions, color, updatedAt } satisfies Record<keyof WorkerUpdate, unknown> }),
  )

/** Deletes a worker; `leavePage` navigates away from the worker's own page. */
export const useDeleteWorker = (leavePage?: () => Promise<void>) =>
  usePeopleMutation((id: string) => api.change('delete', '/v1/workers/{id}', { path: { id } }), leavePage)
