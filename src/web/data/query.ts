import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Arguments, Data, Input, ListPath, PathOf } from '#api/client.ts'
import { api } from './api.ts'

/** A GET of the contract as a query. Its key is [path, input], so ['/v1/clients'] matches every list of clients. */
export const get = <P extends PathOf<'get'>>(path: P, ...input: Arguments<Input<'get', P>>) =>
  queryOptions({
    queryKey: [path, ...input] as const,
    queryFn: ({ signal }): Promise<Data<'get', P>> => api.send('get', path, input[0], signal),
  })

/** A list of the contract with its whole count, { rows, total }; its key begins with the path too. */
export const list = <P extends ListPath>(path: P, ...input: Arguments<Input<'get', P>>) =>
  queryOptions({
    queryKey: [path, 'counted', ...input] as const,
    queryFn: ({ signal }) => api.list(path, input[0], signal),
  })

/** What was read at these paths and below them no longer holds: what is on the screen is asked again, the rest is forgotten. */
export async function invalidateQueries(client: QueryClient, ...places: string[]) {
  removeInactive(client, places)
  await refetchQueries(client, ...places)
}

/** The same for a page that is being left: not even what it shows is asked again. */
export async function invalidateBeforeLeaving(client: QueryClient, ...places: string[]) {
  removeInactive(client, places)
  await client.invalidateQueries({ predicate: below(places), refetchType: 'none' })
}

/** Forgets what no screen shows. A loader may be waiting for what is on its way, and it is asked once more when it has come: it may have been asked before the change. */
function removeInactive(client: QueryClient, places: readonly string[]) {
  const predicate = below(places)
  for (const { queryKey, promise } of client.getQueryCache().findAll({ predicate, type: 'inactive', fetchStatus: 'fetching' })) {
    const again = () => client.invalidateQueries({ queryKey, exact: true })
    void promise?.then(again, again)
  }
  client.removeQueries({ predicate, type: 'inactive', fetchStatus: 'idle' })
}

/** What was read there may have changed: what is on the screen is asked again now, the rest when it is shown. */
export const refetchQueries = (client: QueryClient, ...places: string[]) => client.invalidateQueries({ predicate: below(places) })

/** What was read there is wrong, also for the moment until it has been asked again: not even the screen keeps it. */
export const resetQueries = (client: QueryClient, ...places: string[]) => client.resetQueries({ predicate: below(places) })

const below =
  (places: readonly string[]) =>
  ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    places.some((place) => String(path).startsWith(place))
