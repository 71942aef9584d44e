import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { theme } from '../../constants.ts'

const toMantine: Record<string, MantineColorScheme> = { light: 'light', dark: 'dark', system: 'auto' }
const stored = (scheme: MantineColorScheme) => (scheme === 'auto' ? 'system' : scheme)

/** What Mantine calls the theme that holds before anybody chose one. */
export const initialScheme: MantineColorScheme = toMantine[theme.initial] ?? 'auto'

/** Remembers the theme as light, dark or system; where the browser keeps nothing it lasts as long as the page. */
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
        // no storage: the choice holds until the page is left
      }
    },
    subscribe: (onUpdate) => {
      unsubscribe()
      // another tab of the same person
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
