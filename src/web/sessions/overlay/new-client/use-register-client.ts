import { api } from '../../../data/api.ts'
import { useChangeMutation } from '../../../data/use-change-mutation.ts'
import type { PersonOutput } from '../../../people/person-form.ts'

/** The lists in which a new client appears. */
const paths = ['/v1/clients', '/v1/sessions/available-people']

/** Returns the function that registers a client, and resolves to the id once the lists have the client. */
export function useRegisterClient() {
  const { mutateAsync } = useChangeMutation(paths, (person: PersonOutput) => api.post('/v1/clients', { body: { person } }))
  return async (person: PersonOutput) => (await mutateAsync(person)).id
}
