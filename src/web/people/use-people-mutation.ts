import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateBeforeLeaving, invalidateQueries } from '../data/query.ts'

/** Every list and record that shows people. */
const peoplePaths = ['/v1/clients', '/v1/workers', '/v1/person', '/v1/sessions']

/** Refetches every query that shows people. */
export const invalidatePeople = (queryClient: QueryClient) => invalidateQueries(queryClient, ...peoplePaths)

/**
 * Sends a change of people and refetches every query that shows people, also after an error: another user may have been faster.
 * `leavePage` navigates away from the page of a deleted person, which is then not refetched.
 */
export function usePeopleMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, leavePage?: () => Promise<void>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: async (_answer, error) => {
      if (!leavePage || error) return invalidatePeople(queryClient)
      await invalidateBeforeLeaving(queryClient, ...peoplePaths)
      await leavePage()
    },
  })
}
