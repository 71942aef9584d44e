import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { theme } from '#web/constants.ts'
import { deviceStorage } from '#web/data/browser-storage.ts'

const mantineSchemes: Record<string, MantineColorScheme> = { light: 'light', dark: 'dark', system: 'auto' }
const toStored = (scheme: MantineColorScheme) => (scheme === 'auto' ? 'system' : scheme)

/** The color scheme before the user chooses one. */
export const initialScheme: MantineColorScheme = mantineSchemes[theme.initial] ?? 'auto'

/** The choices of theme; the values are Mantine's. */
export const colorSchemes: { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
  { value: 'auto', label: 'Sistema' },
]

/** Stores the theme as light, dark or system; without storage it lasts as long as the page. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stopListening = () => {}
  const unsubscribe = () => stopListening()
  return {
    get: (fallback) => mantineSchemes[deviceStorage.read(theme.storageKey) ?? ''] ?? fallback,
    set: (scheme) => deviceStorage.write(theme.storageKey, toStored(scheme)),
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
    clear: () => deviceStorage.remove(theme.storageKey),
  }
}
