import { Button } from '@mantine/core'
import { useId } from 'react'
import classes from '#web/people/choice-field.module.css'
import type { FieldProps } from '#web/ui/form/validated-form.ts'
import { Link } from '#web/ui/page/link.tsx'

interface Props {
  /** "Cliente" */
  label: string
  /** "Todavía no hay clientes." */
  text: string
  /** Registers the first one, by a link or here; undefined for users who cannot register one. */
  register: { label: string; to: string } | { label: string; onClick: () => void } | undefined
  autoFocus: boolean
  field: FieldProps
}

/** Replaces the field of the client or worker while none is registered. */
export function NobodyRegistered({ label, text, register, autoFocus, field: { error, 'data-path': path } }: Props) {
  const id = useId()
  const noun = label.toLowerCase()
  const advice = register ? `Registre un ${noun} para poder reservar.` : `No se puede reservar sin un ${noun}. Pida que registren uno.`
  const button = {
    variant: 'default',
    size: 'xs',
    'data-path': path,
    'data-autofocus': autoFocus || undefined,
    'aria-describedby': error ? id : undefined,
  }
  return (
    <fieldset
      className={classes.field}
      tabIndex={register ? undefined : -1}
      data-path={register ? undefined : path}
      aria-describedby={error && !register ? id : undefined}
    >
      <legend className={classes.legend}>{label}</legend>
      <p className={classes.quiet}>{text}</p>
      {register &&
        ('to' in register ? (
          <Button {...button} component={Link} to={register.to}>
            {register.label}
          </Button>
        ) : (
          <Button {...button} onClick={register.onClick}>
            {register.label}
          </Button>
        ))}
      {error && (
        <p id={id} className={classes.error}>
          {advice}
        </p>
      )}
    </fieldset>
  )
}
