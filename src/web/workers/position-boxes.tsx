import { Checkbox, Input } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useId } from 'react'
import type { Position } from '#api/generated/app.ts'
import { positionNames } from '#domain/positions.ts'
import classes from './position-boxes.module.css'

/** The checkboxes of a worker's positions; takes Mantine's input props of the field. */
export function PositionBoxes({ field }: { field: GetInputPropsReturnType }) {
  const { value, error, onChange, onBlur, ...rest } = field
  const selected = new Set<Position>(value)
  const id = useId()
  const toggle = (position: Position, checked: boolean) =>
    onChange(positions.filter((other) => (other === position ? checked : selected.has(other))))
  return (
    <fieldset
      className={classes.frame}
      aria-describedby={error ? id : undefined}
      // Moving between the boxes does not leave the field.
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
            checked={selected.has(position)}
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

/** All positions in the order of their numbers. */
const positions = Object.keys(positionNames).map((number) => Number(number) as Position)
