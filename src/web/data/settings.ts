import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Data } from '#api/client.ts'
import { ApiError, errorCode } from '#api/errors.ts'
import { product } from '#domain/product.ts'
import { api } from './api.ts'

type SettingsAnswer = Data<'get', '/v1/settings'>

type Settings = SettingsAnswer & {
  clinicName: string
  phonePrefix: string
  /** True when the server has the additions; one without them refuses a body that contains an added field. */
  additions: boolean
}

/** The settings that a server may leave out: the product's name as that of the clinic, and the country code of Peru. */
const optionalSettings = { clinicName: product, phonePrefix: '51' }

/** The settings on a server without additions, which has no operation for them: the browser's time zone, no test mode. */
const getDefaultSettings = (): Settings => ({
  ...optionalSettings,
  product,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  testMode: false,
  additions: false,
})

/** True for a server without the operation. After any other error, default settings could show the agenda in a wrong time zone. */
const isNotFound = (error: unknown) => error instanceof ApiError && (error.code === errorCode.notFound || error.status === 404)

/** The settings are public, and are fetched once per page load. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['/v1/settings'],
    queryFn: async ({ signal }): Promise<Settings> => {
      try {
        return { ...optionalSettings, ...(await api.send('get', '/v1/settings', undefined, signal)), additions: true }
      } catch (error) {
        if (isNotFound(error)) return getDefaultSettings()
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Reads the settings from the query cache; the root calls it once and provides them to all pages. */
export const useSettingsQuery = () => useSuspenseQuery(settingsQuery()).data

export const SettingsContext = createContext<Settings | null>(null)

/** Returns the settings: the product's and the clinic's name, the time zone, whether the server is in test mode and has the additions. */
export function useSettings(): Settings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('useSettings needs a SettingsContext above it')
  return settings
}
