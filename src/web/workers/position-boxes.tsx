import { Checkbox, Input } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useId } from 'react'
import type { Position } from '#api/generated/app.ts'
import { positionNames } from '#domain/positions.ts'
import classes from './position-boxes.module.css'
import { positions } from './positions.ts'

/** What a worker is, one or several; takes what Mantine's form knows of the field. */
export function PositionBoxes({ field }: { field: GetInputPropsReturnType }) {
  const { value, error, onChange, onBlur, ...rest } = field
  const chosen = new Set<Position>(value)
  const id = useId()
  const toggle = (position: Position, checked: boolean) =>
    onChange(positions.filter((other) => (other === position ? checked : chosen.has(other))))
  return (
    <fieldset
      className={classes.frame}
      aria-describedby={error ? id : undefined}
      // from one box to the next, the field is not left
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onBlur(event)}
    >
      <legend className={classes.legend}>Posiciones</legend>
      <div className={classes.boxes}>
        {positions.map((position, index) => (
          <Checkbox
            key={position}
            classNames={{ body: classes.box }}
            {...(index === 0 && rest)}
            label={positionNames[position]}
            checked={chosen.has(position)}
            error={Boolean(error)}
            onChange={({ currentTarget }) => toggle(position, currentTarget.checked)}
          />
        ))}
      </div>
      {error && (
        <Input.Error id={id} className={classes.error}>
          {error}
        </Input.Error>
      )}
    </fieldset>
  )
}
