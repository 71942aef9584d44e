import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/data/invalidate-queries.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'

/** Every list and record that shows people. */
const peoplePaths = ['/v1/clients', '/v1/workers', '/v1/person', '/v1/sessions', '/v1/users']

/** Refetches every query that shows people. */
export const invalidatePeople = (queryClient: QueryClient) => invalidateQueries(queryClient, ...peoplePaths)

/** Sends a change of people and refetches every query that shows people. `leavePage` navigates away from the page of a deleted person. */
export const usePeopleMutation = <Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, leavePage?: () => Promise<void>) =>
  useChangeMutation(peoplePaths, mutationFn, leavePage)
