import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { isMissingOperation } from '#api/errors.ts'
import { canRead } from '#web/auth/can-read.ts'
import { signedInUserQuery } from '#web/auth/signed-in-user.ts'
import { queryClientContext } from '#web/data/query-client.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { asQueryOptions, createScreenContext, type LoaderQueries, type Query, type ScreenLocation } from './loader-queries.ts'

/**
 * Marks a query that only a section of the screen needs. It is not sent when the user may not make it. Where the server turns out to lack the operation, that
 * section says so, and the screen is shown.
 */
export const asSide = <Q extends Query>(query: Q) => ({ ...query, isSide: true as const })

/**
 * Marks a query without which the screen shows less. It is not sent when the user may not make it. Whatever its failure, the screen is shown, and the
 * component asks again.
 */
export const asOptional = <Q extends Query>(query: Q) => ({ ...query, isOptional: true as const })

/** Creates a route loader that resolves when the data of the screen's queries is in the cache. */
export const createLoader =
  (loaderQueries: LoaderQueries) =>
  async ({ context, params, request }: LoaderFunctionArgs) => {
    const queryClient = context.get(queryClientContext)
    const queries = await listQueries(loaderQueries, { url: new URL(request.url), params }, queryClient)
    // The server refuses a query that the screen cannot do without, and says why.
    const sent = queries.filter((query) => (!query.isSide && !query.isOptional) || isReadable(queryClient, query))
    await Promise.all(sent.map((query) => ensureQuery(queryClient, query)))
    return null
  }

/** Puts the data of a screen's queries into the cache before the screen is opened. */
export async function prefetchQueries(loaderQueries: LoaderQueries, location: ScreenLocation, queryClient: QueryClient) {
  await prefetchAllowed(queryClient, await listQueries(loaderQueries, location, queryClient))
}

/** Puts the data of those queries that the signed-in user may make into the cache. Failures are left to whoever reads them. */
export async function prefetchAllowed(queryClient: QueryClient, queries: readonly Query[]) {
  const allowed = queries.filter((query) => isReadable(queryClient, query))
  await Promise.all(allowed.map((query) => queryClient.prefetchQuery(asQueryOptions(query))))
}

async function listQueries(loaderQueries: LoaderQueries, location: ScreenLocation, queryClient: QueryClient) {
  const settings = await queryClient.ensureQueryData(settingsQuery())
  return loaderQueries(createScreenContext(location, settings, queryClient))
}

/** True when the signed-in user may make a query. The guard has put the user into the cache. */
function isReadable(queryClient: QueryClient, query: Query) {
  const user = queryClient.getQueryData(signedInUserQuery().queryKey)
  return user !== undefined && canRead(user, query)
}

/** Puts the data of a query into the cache, except of an optional query that fails, and of a side query whose operation the server lacks. */
async function ensureQuery(queryClient: QueryClient, query: Query) {
  try {
    await queryClient.ensureQueryData(asQueryOptions(query))
  } catch (error) {
    if (!query.isOptional && !(query.isSide && isMissingOperation(error))) throw error
  }
}
