import type { QueryClient, UseSuspenseQueryOptions } from '@tanstack/react-query'
import type { Params } from 'react-router'
import { toLocalDate } from '#domain/today.ts'
import { type Can, createCan } from '#web/auth/access.ts'
import type { Read } from '#web/auth/can-read.ts'
import { type SignedInUser, signedInUserQuery } from '#web/auth/signed-in-user.ts'
import type { Settings } from '#web/data/settings.ts'

/** The URL of a screen and the parameters of its path. */
export type ScreenLocation = { url: URL; params: Params }

/** The values on which the queries of a screen depend: location, the clinic's date, the user and what they can do. */
export type ScreenContext = ScreenLocation & { today: string; user: SignedInUser | undefined; can: Can }

export type Query = Read & { queryFn?: unknown; isSide?: true; isOptional?: true }

/** The queries that a screen needs before it is shown; a screen exports them as `loaderQueries`. */
export type LoaderQueries = (context: ScreenContext) => readonly Query[]

export const createScreenContext = (location: ScreenLocation, { timeZone }: Settings, queryClient: QueryClient): ScreenContext => ({
  ...location,
  today: toLocalDate(new Date(), timeZone),
  user: queryClient.getQueryData(signedInUserQuery().queryKey),
  can: createCan(queryClient),
})

/** Queries of different data have no type in common, so each is cast to the type that the query client accepts. */
export const asQueryOptions = (query: Query) => query as UseSuspenseQueryOptions
