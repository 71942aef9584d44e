import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateBeforeLeaving, invalidateQueries } from '../data/query.ts'

const peoplePaths = ['/v1/clients', '/v1/workers', '/v1/person', '/v1/sessions']

/** Whatever shows people is asked again. */
export const invalidatePeople = (queryClient: QueryClient) => invalidateQueries(queryClient, ...peoplePaths)

/**
 * A change of people. Whatever shows people is asked again, also after a refusal: then somebody else was faster.
 * `leave` leads away from the page of somebody who is no more, instead of asking for him again.
 */
export function usePeopleMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, leave?: () => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: async (_answer, error) => {
      if (!leave || error) return invalidatePeople(client)
      await invalidateBeforeLeaving(client, ...peoplePaths)
      await leave()
    },
  })
}
