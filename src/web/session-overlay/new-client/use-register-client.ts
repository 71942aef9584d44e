import { sendOnce } from '#web/changes/send-once.ts'
import { useChangeMutation } from '#web/data/use-change-mutation.ts'
import type { PersonOutput } from '#web/people/person-form.ts'

/** The lists in which a new client appears. */
const paths = ['/v1/clients', '/v1/sessions/available-people']

/** Returns the function that registers a client, and resolves to the id once the lists have the client. */
export function useRegisterClient() {
  const { mutateAsync } = useChangeMutation(paths, (person: PersonOutput) => sendOnce('/v1/clients', { body: { person } }))
  return async (person: PersonOutput) => (await mutateAsync(person)).data.id
}
