import { type QueryClient, type QueryKey, type UseSuspenseQueryOptions, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { type LoaderFunctionArgs, type Params, useLocation, useParams } from 'react-router'
import { toLocalDate } from '#domain/today.ts'
import { type Can, createCan } from '../auth/access.ts'
import { type SignedInUser, signedInUserQuery } from '../auth/signed-in-user.ts'
import { queryClientContext } from '../data/query-client.ts'
import { settingsQuery, useSettings } from '../data/settings.ts'

/** The URL of a screen and the parameters of its path. */
export type ScreenLocation = { url: URL; params: Params }

/** The values on which the queries of a screen depend: location, whether the server has the additions, the clinic's date, the user and their access. */
export type ScreenContext = ScreenLocation & { additions: boolean; today: string; user: SignedInUser | undefined; can: Can }

type Query = { queryKey: QueryKey; queryFn?: unknown }

/** The queries that a screen needs before it is shown; a screen exports them as `loaderQueries`. */
export type LoaderQueries = (context: ScreenContext) => readonly Query[]

type DataOf<Q> = Q extends { queryFn?: infer F }
  ? Extract<F, (...input: never[]) => unknown> extends (...input: never[]) => infer Result
    ? Awaited<Result>
    : never
  : never

/** Creates a route loader that resolves when the data of the screen's queries is in the cache. */
export const createLoader =
  (loaderQueries: LoaderQueries) =>
  async ({ context, params, request }: LoaderFunctionArgs) => {
    const queryClient = context.get(queryClientContext)
    const settings = await queryClient.ensureQueryData(settingsQuery())
    const screenContext = createScreenContext({ url: new URL(request.url), params }, settings, queryClient)
    await Promise.all(loaderQueries(screenContext).map((query) => queryClient.ensureQueryData(asQueryOptions(query))))
    return null
  }

/** Puts the data of a screen's queries into the cache before the screen is opened. */
export async function prefetchQueries(loaderQueries: LoaderQueries, location: ScreenLocation, queryClient: QueryClient) {
  const settings = await queryClient.ensureQueryData(settingsQuery())
  const queries = loaderQueries(createScreenContext(location, settings, queryClient))
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(asQueryOptions(query))))
}

/** Returns the data of a screen's queries in their order; `loaderQueries` must return a tuple (`as const`). */
export function useLoaderQueries<Queries extends readonly Query[]>(loaderQueries: (context: ScreenContext) => Queries) {
  const { pathname, search } = useLocation()
  const params = useParams()
  const url = new URL(pathname + search, window.location.origin)
  const queries = loaderQueries(createScreenContext({ url, params }, useSettings(), useQueryClient()))
  const results = useSuspenseQueries({ queries: queries.map(asQueryOptions) })
  return results.map(({ data }) => data) as { -readonly [I in keyof Queries]: DataOf<Queries[I]> }
}

const createScreenContext = (
  location: ScreenLocation,
  { additions, timeZone }: ReturnType<typeof useSettings>,
  queryClient: QueryClient,
): ScreenContext => ({
  ...location,
  additions,
  today: toLocalDate(new Date(), timeZone),
  user: queryClient.getQueryData(signedInUserQuery().queryKey),
  can: createCan(queryClient),
})

/** Queries of different data have no type in common, so each is cast to the type that the query client accepts. */
const asQueryOptions = (query: Query) => query as UseSuspenseQueryOptions
