import { queryOptions } from '@tanstack/react-query'
import type { Arguments, Data, Input, PathOf } from '#api/client.ts'
import { api } from './api.ts'

/** Returns the query of a GET of the contract. Its key is [path, input], so ['/v1/clients'] matches every list of clients. */
export const get = <P extends PathOf<'get'>>(path: P, ...input: Arguments<Input<'get', P>>) =>
  queryOptions({
    queryKey: [path, ...input] as const,
    queryFn: ({ signal }): Promise<Data<'get', P>> => api.send('get', path, input[0], signal),
  })
