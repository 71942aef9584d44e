import type { Client, ClientUpdate } from '#api/generated/app.ts'
import { api } from '../api.ts'
import { type ListView, queryOf } from '../people/list-view.ts'
import type { PersonOutput } from '../people/person-form.ts'
import { usePeopleMutation } from '../people/use-people-mutation.ts'
import { get, list } from '../query.ts'
import { useSettings } from '../settings.ts'

/** The clients that a view shows; all of them from a server that neither searches nor counts. */
export const clientsQuery = (view: ListView, additions: boolean) => list('/v1/clients', { query: additions ? queryOf(view) : {} })

export const clientQuery = (id: string) => get('/v1/clients/{id}', { path: { id } })

export const useCreateClient = () => usePeopleMutation((person: PersonOutput) => api.post('/v1/clients', { body: { person } }))

/** Changes the client as it was read; refused when somebody else has changed it since. */
export function useUpdateClient() {
  const { additions } = useSettings()
  return usePeopleMutation(({ id, updatedAt, person }: Pick<Client, 'id' | 'updatedAt'> & { person: PersonOutput }) => {
    const body: ClientUpdate = { id, person, ...(additions && { updatedAt }) }
    return api.put('/v1/clients/{id}', { path: { id }, body })
  })
}

export const useDeleteClient = () => usePeopleMutation((id: string) => api.delete('/v1/clients/{id}', { path: { id } }))
