import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { LoaderFunction } from 'react-router'
import type { Data } from '#api/client.ts'
import { ApiError, errorCode } from '#api/errors.ts'
import { product } from '#domain/product.ts'
import { api } from './api.ts'
import { queryClientContext } from './query-client.ts'

type Settings = Data<'get', '/v1/settings'> & {
  /** Whether the server has the additions; one without them refuses a body that carries one. */
  additions: boolean
}

/** What holds on a server without settings (they are an addition): the browser's zone, no test mode. */
const without = (): Settings => ({
  product,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  testMode: false,
  additions: false,
})

/** Whether the server said nothing about its settings: taken for one without them, it would show another zone's hours all day. */
const isAway = (error: unknown) =>
  !(error instanceof ApiError) || error.code === errorCode.requestError || [429, 500, 502, 503, 504].includes(error.status ?? 0)

/** What is known before sign-in; asked once. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['/v1/settings'],
    queryFn: ({ signal }): Promise<Settings> =>
      api
        .send('get', '/v1/settings', undefined, signal)
        .then((settings) => ({ ...settings, additions: true }))
        .catch((error) => (isAway(error) ? Promise.reject(error) : without())),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The root's loader: no page is drawn before the settings are there. */
export const settingsLoader: LoaderFunction = ({ context }) => context.get(queryClientContext).ensureQueryData(settingsQuery())

/** The settings as the root reads them: once for everything below. */
export const useReadSettings = () => useSuspenseQuery(settingsQuery()).data

/** Hands the settings down. */
export const SettingsContext = createContext<Settings | null>(null)

/** Product, time zone of the clinic, test mode, and whether the server has the additions. */
export function useSettings(): Settings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('There are no settings above this')
  return settings
}
