import { type QueryClient, type QueryKey, type UseSuspenseQueryOptions, useSuspenseQueries } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type LoaderFunction, type LoaderFunctionArgs, type Params, type RouteObject, useLocation, useParams } from 'react-router'
import type { IconName } from './admin/icons.ts'
import { orSignIn } from './auth/guard.ts'
import { type Operation, requireRight } from './auth/rights.ts'
import { queries as clientOf } from './queries.ts'
import { settingsQuery, useSettings } from './settings.ts'

/** Where a screen is, and whether its server has the additions: what its queries depend on. */
export type At = Visited & { additions: boolean }

type Visited = { url: URL; params: Params }

type Query = { queryKey: QueryKey; queryFn?: unknown }
type Asked = (at: At) => readonly Query[]
type DataOf<Q> = Q extends { queryFn?: infer F }
  ? Extract<F, (...input: never[]) => unknown> extends (...input: never[]) => infer A
    ? Awaited<A>
    : never
  : never

/** What routes.ts says of a screen. */
export type Place = {
  title: string
  /** The operation whose right opens the screen; without one, being signed in is enough. */
  operation?: Operation
  /** Where the navigation shows it; left out for screens that one reaches from another. */
  navigation?: { group: 'Agenda' | 'Personas' | 'Seguridad'; icon: IconName; to: () => string; label?: string }
}

/** What a route carries for others: title and navigation, and how a link that is pointed at warms it. */
export type Handle = Place & { preload: (client: QueryClient, at: Visited) => Promise<void> }

/** The file of a screen. */
type Module = { Component: ComponentType; loader?: LoaderFunction; queries?: Asked }

/** A screen of the site map: its chunk is loaded when it is opened or pointed at; who lacks the right is told which one. */
export function screen(path: string, place: Place, module: () => Promise<Module>): RouteObject {
  const preload: Handle['preload'] = async (client, at) => {
    const [{ queries }, { additions }] = await Promise.all([module(), client.ensureQueryData(settingsQuery())])
    await Promise.all((queries?.({ ...at, additions }) ?? []).map((query) => client.prefetchQuery(options(query))))
  }
  return {
    path,
    handle: { ...place, preload } satisfies Handle,
    lazy: async () => {
      const { Component, loader } = await module()
      return {
        Component,
        loader: (args, handlerContext) =>
          orSignIn(args, async () => {
            if (place.operation) await requireRight(args, place.operation)
            return (await loader?.(args, handlerContext)) ?? null
          }),
      }
    },
  }
}

/** A loader that answers when the data of a screen's queries are there. */
export const load =
  (queries: Asked) =>
  async ({ context, params, request }: LoaderFunctionArgs) => {
    const client = context.get(clientOf)
    const { additions } = await client.ensureQueryData(settingsQuery())
    await Promise.all(queries({ url: new URL(request.url), params, additions }).map((query) => client.ensureQueryData(options(query))))
    return null
  }

/** The data of a screen's queries, in their order; `queries` answers a tuple (`as const`). */
export function useQueriesOf<Queries extends readonly Query[]>(queries: (at: At) => Queries) {
  const { pathname, search } = useLocation()
  const params = useParams()
  const { additions } = useSettings()
  const asked = queries({ url: new URL(pathname + search, window.location.origin), params, additions })
  const answers = useSuspenseQueries({ queries: asked.map(options) })
  return answers.map(({ data }) => data) as { -readonly [I in keyof Queries]: DataOf<Queries[I]> }
}

/** The query as the client takes it: in a list, queries of different data have no type in common. */
const options = (query: Query) => query as UseSuspenseQueryOptions
