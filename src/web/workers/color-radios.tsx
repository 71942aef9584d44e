import { Radio } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { workerColorNames } from '#web/worker-badge/worker-colors.ts'
import classes from './color-radios.module.css'

/** The radio buttons of a worker's color, each filled with it; takes Mantine's input props of the field. */
export function ColorRadios({ field, isOptional }: { field: GetInputPropsReturnType; isOptional: boolean }) {
  const { value, error, onChange, onBlur, ...rest } = field
  return (
    <Radio.Group
      label={isOptional ? 'Color (opcional)' : 'Color'}
      description={isOptional ? 'Si no elige ninguno, recibe el que menos se usa.' : undefined}
      error={error}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      onBlur={onBlur}
    >
      <div className={classes.colors}>
        {workerColorNames.map((name, color) => (
          <Radio
            key={name}
            classNames={{ body: classes.body, radio: classes.radio, label: classes.label }}
            {...(color === (value ?? 0) && rest)}
            label={name}
            value={String(color)}
            color={`var(--t-worker-${color})`}
            iconColor="var(--t-worker-ink)"
          />
        ))}
      </div>
    </Radio.Group>
  )
}
