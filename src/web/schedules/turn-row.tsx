import { ActionIcon, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconAlertCircle, IconTrash } from '@tabler/icons-react'
import { ClockInput } from '#web/ui/dates/clock-input.tsx'
import type { TypedTurn } from './schedule-form.ts'
import classes from './turn-row.module.css'

type Field = Exclude<keyof TypedTurn, 'key'>

type Props = {
  /** "Turno 1". */
  label: string
  /** Returns the form's input props of a field. */
  getInputProps: (name: Field) => GetInputPropsReturnType
  /** The errors of the turn as typed so far, by field. */
  liveErrors: Partial<Record<Field, string>>
  /** The resulting sessions in a sentence; null while the turn is incomplete. */
  sentence: string | null
  /** Called when the row gets or loses the focus. */
  onActiveChange: (isActive: boolean) => void
  onRemove: (() => void) | undefined
}

/** The fields of a turn: name, start and end. Below them, the resulting sessions or the errors. */
export function TurnRow({ label, getInputProps, liveErrors, sentence, onActiveChange, onRemove }: Props) {
  const inputs = { name: getInputProps('name'), startTime: getInputProps('startTime'), endTime: getInputProps('endTime') }
  const errors = {
    name: inputs.name.error,
    startTime: inputs.startTime.error ?? liveErrors.startTime,
    endTime: inputs.endTime.error ?? liveErrors.endTime,
  }
  const messages = [...new Set(Object.values(errors).filter(Boolean))]
  // The error of each input is hidden, for screen readers only. It is shown below the row, where there is room for it.
  const toFieldProps = (name: Field) => ({ ...inputs[name], error: errors[name], errorProps: { className: 'hidden' } })
  return (
    <fieldset aria-label={label} className={classes.row} onFocus={() => onActiveChange(true)} onBlur={() => onActiveChange(false)}>
      <div className={classes.fields}>
        <TextInput aria-label="Nombre del turno" label="Nombre" className={classes.name} {...toFieldProps('name')} />
        <ClockInput label="Desde" className={classes.time} {...toFieldProps('startTime')} />
        <span aria-hidden className={classes.to}>
          a
        </span>
        <ClockInput label="Hasta" className={classes.time} {...toFieldProps('endTime')} />
        {onRemove && (
          <ActionIcon className={classes.remove} aria-label={`Quitar ${label.toLowerCase()}`} onClick={onRemove}>
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div role="status" className={classes.note}>
        {messages.length > 0
          ? messages.map((message) => (
              <p key={message} className={classes.error}>
                <IconAlertCircle size={15} aria-hidden />
                {message}
              </p>
            ))
          : sentence}
      </div>
    </fieldset>
  )
}
