import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { colorSchemes } from './color-scheme.ts'

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
