import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { theme } from '../../constants.ts'

const mantineSchemes: Record<string, MantineColorScheme> = { light: 'light', dark: 'dark', system: 'auto' }
const toStored = (scheme: MantineColorScheme) => (scheme === 'auto' ? 'system' : scheme)

/** The color scheme before the user chooses one. */
export const initialScheme: MantineColorScheme = mantineSchemes[theme.initial] ?? 'auto'

/** Stores the theme as light, dark or system; without storage it lasts as long as the page. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stopListening = () => {}
  const unsubscribe = () => stopListening()
  return {
    get: (fallback) => {
      try {
        return mantineSchemes[localStorage.getItem(theme.storageKey) ?? ''] ?? fallback
      } catch {
        return fallback
      }
    },
    set: (scheme) => {
      try {
        localStorage.setItem(theme.storageKey, toStored(scheme))
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    },
    subscribe: (onUpdate) => {
      unsubscribe()
      // The event comes when the user changes it in another tab.
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === theme.storageKey) onUpdate(mantineSchemes[newValue ?? ''] ?? initialScheme)
      }
      window.addEventListener('storage', onStorage)
      stopListening = () => window.removeEventListener('storage', onStorage)
    },
    unsubscribe,
    clear: () => localStorage.removeItem(theme.storageKey),
  }
}
