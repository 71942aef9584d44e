import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { isMissingOperation } from '#api/errors.ts'
import { queryClientContext } from '../data/query-client.ts'
import { settingsQuery } from '../data/settings.ts'
import { asQueryOptions, createScreenContext, type LoaderQueries, type Query } from './loader-queries.ts'

/** Marks a query that only a section of the screen needs. Where the server lacks the operation, that section says so, and the screen is shown. */
export const asSide = <Q extends Query>(query: Q) => ({ ...query, isSide: true as const })

/** Marks a query without which the screen shows less. Whatever its failure, the screen is shown, and the component asks again. */
export const asOptional = <Q extends Query>(query: Q) => ({ ...query, isOptional: true as const })

/** Creates a route loader that resolves when the data of the screen's queries is in the cache. */
export const createLoader =
  (loaderQueries: LoaderQueries) =>
  async ({ context, params, request }: LoaderFunctionArgs) => {
    const queryClient = context.get(queryClientContext)
    const settings = await queryClient.ensureQueryData(settingsQuery())
    const screenContext = createScreenContext({ url: new URL(request.url), params }, settings, queryClient)
    await Promise.all(loaderQueries(screenContext).map((query) => ensureQuery(queryClient, query)))
    return null
  }

/** Puts the data of a query into the cache, except of an optional query that fails, and of a side query whose operation the server lacks. */
export async function ensureQuery(queryClient: QueryClient, query: Query) {
  try {
    await queryClient.ensureQueryData(asQueryOptions(query))
  } catch (error) {
    if (!query.isOptional && !(query.isSide && isMissingOperation(error))) throw error
  }
}
