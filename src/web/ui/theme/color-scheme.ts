import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { theme } from '../../constants.ts'

const toMantine: Record<string, MantineColorScheme> = { light: 'light', dark: 'dark', system: 'auto' }
const stored = (scheme: MantineColorScheme) => (scheme === 'auto' ? 'system' : scheme)

/** The color scheme before the user chooses one. */
export const initialScheme: MantineColorScheme = toMantine[theme.initial] ?? 'auto'

/** Stores the theme as light, dark or system; without storage it lasts as long as the page. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stop = () => {}
  const unsubscribe = () => stop()
  return {
    get: (fallback) => {
      try {
        return toMantine[localStorage.getItem(theme.storageKey) ?? ''] ?? fallback
      } catch {
        return fallback
      }
    },
    set: (scheme) => {
      try {
        localStorage.setItem(theme.storageKey, stored(scheme))
      } catch {
        // No storage: the choice lasts until the page is left.
      }
    },
    subscribe: (onUpdate) => {
      unsubscribe()
      // The user changed it in another tab.
      const follow = ({ key, newValue }: StorageEvent) => {
        if (key === theme.storageKey) onUpdate(toMantine[newValue ?? ''] ?? initialScheme)
      }
      window.addEventListener('storage', follow)
      stop = () => window.removeEventListener('storage', follow)
    },
    unsubscribe,
    clear: () => localStorage.removeItem(theme.storageKey),
  }
}
