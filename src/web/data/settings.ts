import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Data } from '#api/client.ts'
import { isMissingOperation } from '#api/errors.ts'
import { additionsHash } from '#api/generated/additions.ts'
import { hashNames } from '#api/hash-names.ts'
import { product } from '#domain/product.ts'
import { api } from './api.ts'

export type Settings = Omit<Data<'get', '/v1/settings'>, 'additions'> & { clinicName: string; phonePrefix: string }

/** The settings that a server may leave out: the product's name as that of the clinic, and the country code of Peru. */
const optionalSettings = { clinicName: product, phonePrefix: '51' }

/** The settings on a server that has no operation for them: the browser's time zone, no test mode. */
const getDefaultSettings = (): Settings => ({
  ...optionalSettings,
  product,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  testMode: false,
})

/** Tells the client which additions the server has. For one that has them all, what drops them is not loaded. */
async function setAdditions(names: readonly string[] | undefined) {
  if (names && hashNames(names) === additionsHash) return api.setAdditions()
  const { readAdditions } = await import('#api/drop-additions.ts')
  api.setAdditions(readAdditions(names))
}

/** The settings are public, and are fetched once per page load. A server without them has no additions. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['/v1/settings'],
    queryFn: async ({ signal }): Promise<Settings> => {
      try {
        const { additions, ...settings } = await api.send('get', '/v1/settings', undefined, signal)
        await setAdditions(additions)
        return { ...optionalSettings, ...settings }
      } catch (error) {
        // After any other error, default settings could show the agenda in a wrong time zone.
        if (!isMissingOperation(error)) throw error
        await setAdditions([])
        return getDefaultSettings()
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Reads the settings from the query cache; the root calls it once and provides them to all pages. */
export const useSettingsQuery = () => useSuspenseQuery(settingsQuery()).data

export const SettingsContext = createContext<Settings | null>(null)

/** Returns the settings: the product's and the clinic's name, the time zone, whether the server is in test mode. */
export function useSettings(): Settings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('useSettings needs a SettingsContext above it')
  return settings
}
