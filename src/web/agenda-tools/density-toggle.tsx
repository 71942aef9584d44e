import { ActionIcon } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconBaselineDensityMedium } from '@tabler/icons-react'
import { memo } from 'react'
import classes from './week-toolbar.module.css'

type Density = 'comfortable' | 'compact'

/** Returns the density of the grid, which is kept in the browser's storage. */
export const useDensity = () => useLocalStorage<Density>({ key: 'turnos-density', defaultValue: 'compact', getInitialValueInEffect: false })

type Props = { value: Density; onChange: (density: Density) => void }

/** Switches the density: comfortable shows the worker's name under the client's, compact shows twice as many sessions. */
export const DensityToggle = memo(({ value, onChange }: Props) => (
  <ActionIcon
    variant="default"
    aria-label="Vista cómoda"
    title="Vista cómoda"
    className={classes.toggle}
    aria-pressed={value === 'comfortable'}
    onClick={() => onChange(value === 'comfortable' ? 'compact' : 'comfortable')}
  >
    <IconBaselineDensityMedium size={16} stroke={1.5} aria-hidden />
  </ActionIcon>
))
