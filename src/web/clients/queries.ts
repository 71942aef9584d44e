import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client, ClientUpdate } from '#api/generated/app.ts'
import { api } from '../data/api.ts'
import { list } from '../data/query.ts'
import { useSettings } from '../data/settings.ts'
import { type PeopleView, peopleListRules } from '../people/people-list.ts'
import type { PersonOutput } from '../people/person-form.ts'
import { invalidatePeople, usePeopleMutation } from '../people/use-people-mutation.ts'
import type { FetchPage } from '../ui/list/fetch-all-pages.ts'
import { buildPageQuery, buildResultQuery } from '../ui/list/list-view.ts'
import { selectRows } from '../ui/list/select-rows.ts'

/** The clients that a view shows; all of them from a server that neither searches nor counts. */
export const clientListQuery = (view: PeopleView, additions: boolean) =>
  list('/v1/clients', { query: additions ? buildPageQuery(view) : {} })

/** Part after part of all clients that a view's search finds. */
export const createClientFetcher =
  (view: PeopleView, additions: boolean): FetchPage<Client> =>
  async (limit, offset, signal) => {
    const answer = await api.list('/v1/clients', { query: additions ? { ...buildResultQuery(view), limit, offset } : {} }, signal)
    return answer.hasTotal ? answer : { ...answer, rows: selectRows(answer.rows, view, peopleListRules) }
  }

const createClient = (person: PersonOutput) => api.post('/v1/clients', { body: { person } })

export const useCreateClient = () => usePeopleMutation(createClient)

/** Registers many clients, one `send` each; the lists are asked again once, when they `end`. Who sends waits for a sign-in by himself. */
export function useClientImport() {
  const client = useQueryClient()
  const { mutateAsync: send } = useMutation({ mutationFn: createClient, meta: { resumesAfterSignIn: true }, gcTime: 0 })
  return { send, end: () => invalidatePeople(client) }
}

/** Changes the client as it was read; refused when somebody else has changed it since. */
export function useUpdateClient() {
  const { additions } = useSettings()
  return usePeopleMutation(({ id, updatedAt, person }: Pick<Client, 'id' | 'updatedAt'> & { person: PersonOutput }) => {
    const body: ClientUpdate = { id, person, ...(additions && { updatedAt }) }
    return api.put('/v1/clients/{id}', { path: { id }, body })
  })
}

/** Deletes a client; `leave` leads away from the client's own page. */
export const useDeleteClient = (leave?: () => Promise<void>) =>
  usePeopleMutation((id: string) => api.delete('/v1/clients/{id}', { path: { id } }), leave)
