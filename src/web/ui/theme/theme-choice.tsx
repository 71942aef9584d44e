import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core'

/** The choices of theme; the values are Mantine's. */
export const colorSchemes: { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
  { value: 'auto', label: 'Sistema' },
]

/** The control that switches between the light, the dark and the system's theme. */
export function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      fullWidth
      aria-label="Tema"
      data={colorSchemes}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
    />
  )
}
