import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makeStale } from '../query.ts'

/** A change of people. Whatever shows people is asked again, also after a refusal: then somebody else was faster. */
export function usePeopleMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => makeStale(client, '/v1/clients', '/v1/workers', '/v1/person', '/v1/sessions') })
}
