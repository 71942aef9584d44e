import { ActionIcon, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconAlertCircle, IconTrash } from '@tabler/icons-react'
import { normalizeClock, stepClock } from '../ui/dates/typed-clock.ts'
import type { TypedTurn } from './schedule-form.ts'
import classes from './turn-row.module.css'

type Field = Exclude<keyof TypedTurn, 'key'>

type Props = {
  /** "Turno 1". */
  label: string
  /** What the form knows of each field. */
  field: (name: Field) => GetInputPropsReturnType
  /** What is wrong with the turn as it is typed now, by field. */
  liveErrors: Partial<Record<Field, string>>
  /** What the turn comes to; null while it comes to nothing. */
  sentence: string | null
  /** Whether the keyboard is in it. */
  onActive: (active: boolean) => void
  onRemove: (() => void) | undefined
}

/** A turn: name, from, to; under them what it comes to, or what is wrong. */
export function TurnRow({ label, field, liveErrors: live, sentence, onActive, onRemove }: Props) {
  const inputs = { name: field('name'), startTime: field('startTime'), endTime: field('endTime') }
  const errors = {
    name: inputs.name.error,
    startTime: inputs.startTime.error ?? live.startTime,
    endTime: inputs.endTime.error ?? live.endTime,
  }
  const messages = [...new Set(Object.values(errors).filter(Boolean))]
  // each error belongs to its input for who listens; it is seen under the row, where there is room for it
  const common = (name: Field) => ({ ...inputs[name], error: errors[name], errorProps: { className: 'hidden' } })
  const time = (name: 'startTime' | 'endTime') => ({
    ...common(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 5,
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
      const next = stepClock(inputs[name].value, event.key)
      if (next === null) return
      event.preventDefault()
      inputs[name].onChange(next)
    },
    onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
      const { value, onChange, onBlur } = inputs[name]
      const tidy = normalizeClock(value)
      if (tidy !== value) onChange(tidy)
      onBlur(event)
    },
  })
  return (
    <fieldset aria-label={label} className={classes.row} onFocus={() => onActive(true)} onBlur={() => onActive(false)}>
      <div className={classes.fields}>
        <TextInput aria-label="Nombre del turno" label="Nombre" className={classes.name} {...common('name')} />
        <TextInput label="Desde" className={classes.time} {...time('startTime')} />
        <span aria-hidden className={classes.to}>
          a
        </span>
        <TextInput label="Hasta" className={classes.time} {...time('endTime')} />
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
