import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { useSettings } from '#web/data/settings.ts'
import { asQueryOptions, createScreenContext, type Query, type ScreenContext } from './loader-queries.ts'

type DataOf<Q> = Q extends { queryFn?: infer F }
  ? Extract<F, (...input: never[]) => unknown> extends (...input: never[]) => infer Result
    ? Awaited<Result>
    : never
  : never

/** Returns the data of a screen's queries in their order; `loaderQueries` must return a tuple (`as const`). */
export function useLoaderQueries<Queries extends readonly Query[]>(loaderQueries: (context: ScreenContext) => Queries) {
  const { pathname, search } = useLocation()
  const params = useParams()
  const url = new URL(pathname + search, window.location.origin)
  const queries = loaderQueries(createScreenContext({ url, params }, useSettings(), useQueryClient()))
  const results = useSuspenseQueries({ queries: queries.map(asQueryOptions) })
  return results.map(({ data }) => data) as { -readonly [I in keyof Queries]: DataOf<Queries[I]> }
}
