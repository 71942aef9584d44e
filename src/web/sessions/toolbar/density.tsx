import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react'
import { memo } from 'react'
import classes from './week-toolbar.module.css'

type Density = 'comfortable' | 'compact'

/** Whether the grid is drawn compact; remembered on this computer. */
export const useDensity = () => useLocalStorage<Density>({ key: 'turnos-density', defaultValue: 'compact', getInitialValueInEffect: false })

type Props = { value: Density; onChange: (density: Density) => void }

/** Comfortable shows the worker's name under the client's, compact shows twice as many sessions. */
export const DensityChoice = memo(({ value, onChange }: Props) => (
  <SegmentedControl
    aria-label="Densidad"
    value={value}
    onChange={onChange}
    data={[
      { value: 'comfortable', label: <Choice icon={<IconBaselineDensityMedium size={16} stroke={1.5} aria-hidden />} word="Cómoda" /> },
      { value: 'compact', label: <Choice icon={<IconBaselineDensitySmall size={16} stroke={1.5} aria-hidden />} word="Compacta" /> },
    ]}
  />
))

const Choice = ({ icon, word }: { icon: React.ReactNode; word: string }) => (
  <span className={classes.density} title={word}>
    {icon}
    <span className="hidden">{word}</span>
  </span>
)
