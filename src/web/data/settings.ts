import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Data } from '#api/client.ts'
import { isMissingOperation } from '#api/errors.ts'
import type { OperationId } from '#api/operation.ts'
import { product } from '#domain/product.ts'
import { api } from './api.ts'

export type Settings = Data<'get', '/v1/settings'>

/** The settings on a server that has no operation for them: the browser's time zone, the country code of Peru, and no additions. */
const getDefaultSettings = (): Settings => ({
  product,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  testMode: false,
  clinicName: product,
  phonePrefix: '51',
  clientReplies: false,
  operations: [],
})

/** The additions that the server has. Undefined for one that has them all, and until the settings are known. */
let additions: readonly string[] | undefined

/** True when the server has an operation that is an addition. A server without a list has all but the planned ones. */
export const hasAddition = (operation: OperationId, isPlanned?: boolean) => additions?.includes(operation) ?? !isPlanned

/** The settings are public, and are fetched once per page load. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['/v1/settings'],
    queryFn: async ({ signal }): Promise<Settings> => {
      try {
        return keepAdditions(await api.send('get', '/v1/settings', undefined, signal))
      } catch (error) {
        // After any other error, default settings could show the agenda in a wrong time zone.
        if (!isMissingOperation(error)) throw error
        return keepAdditions(getDefaultSettings())
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

function keepAdditions(settings: Settings) {
  additions = settings.operations
  return settings
}

/** Reads the settings from the query cache; the root calls it once and provides them to all pages. */
export const useSettingsQuery = () => useSuspenseQuery(settingsQuery()).data

export const SettingsContext = createContext<Settings | null>(null)

/** Returns the settings: the product's and the clinic's name, the time zone, whether the server is in test mode. */
export function useSettings(): Settings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('useSettings needs a SettingsContext above it')
  return settings
}
