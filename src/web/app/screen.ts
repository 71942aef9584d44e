import { type QueryClient, type QueryKey, type UseSuspenseQueryOptions, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type LoaderFunction, type LoaderFunctionArgs, type Params, type RouteObject, useLocation, useParams } from 'react-router'
import * as v from 'valibot'
import { today } from '#domain/today.ts'
import { orSignIn } from '../auth/guard.ts'
import { type About, type Can, canOf, type Operation, requireRight } from '../auth/rights.ts'
import { queries as clientOf } from '../data/query-client.ts'
import { settingsQuery, useSettings } from '../data/settings.ts'
import type { IconName } from './admin/icons.ts'

/** What the queries of a screen depend on: where it is, whether its server has the additions, the clinic's date, what the user may read. */
export type At = Visited & { additions: boolean; today: string; can: Can }

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
  /** Whom the id in its path names: who may read only what is his own may open only his own. */
  names?: keyof About
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
    const [{ queries }, settings] = await Promise.all([module(), client.ensureQueryData(settingsQuery())])
    await Promise.all((queries?.(placed(at, settings, client)) ?? []).map((query) => client.prefetchQuery(options(query))))
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
            if (!isKnowable(args.params)) throw new Response(null, { status: 404 })
            if (place.operation) await requireRight(args, place.operation, place.names && { [place.names]: args.params.id })
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
    const at = placed({ url: new URL(request.url), params }, await client.ensureQueryData(settingsQuery()), client)
    await Promise.all(queries(at).map((query) => client.ensureQueryData(options(query))))
    return null
  }

/** The data of a screen's queries, in their order; `queries` answers a tuple (`as const`). */
export function useQueriesOf<Queries extends readonly Query[]>(queries: (at: At) => Queries) {
  const { pathname, search } = useLocation()
  const params = useParams()
  const at = placed({ url: new URL(pathname + search, window.location.origin), params }, useSettings(), useQueryClient())
  const asked = queries(at)
  const answers = useSuspenseQueries({ queries: asked.map(options) })
  return answers.map(({ data }) => data) as { -readonly [I in keyof Queries]: DataOf<Queries[I]> }
}

const placed = (visited: Visited, { additions, timeZone }: ReturnType<typeof useSettings>, client: QueryClient): At => ({
  ...visited,
  additions,
  today: today(new Date(), timeZone),
  can: canOf(client),
})

/** What has an id of another shape than the contract's cannot be: it is not found, and not asked for. */
const isKnowable = ({ id }: Params) => id === undefined || v.is(vId, id)
const vId = v.pipe(v.string(), v.uuid())

/** The query as the client takes it: in a list, queries of different data have no type in common. */
const options = (query: Query) => query as UseSuspenseQueryOptions
