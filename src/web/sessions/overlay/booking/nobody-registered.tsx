import { Button } from '@mantine/core'
import { Link } from '../../../ui/page/link.tsx'
import classes from './worker-list.module.css'

interface Props {
  /** "Cliente" */
  label: string
  /** "Todavía no hay clientes." */
  text: string
  /** The link that registers the first one; undefined for users who cannot register one. */
  register: { to: string; label: string } | undefined
  autoFocus: boolean
  /** The path of the field, by which the form finds what to focus after an error. */
  path: string
}

/** Replaces the field of the client or worker while none is registered. */
export function NobodyRegistered({ label, text, register, autoFocus, path }: Props) {
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      <p className={classes.quiet}>{text}</p>
      {register && (
        <Button component={Link} to={register.to} variant="default" size="xs" data-path={path} data-autofocus={autoFocus || undefined}>
          {register.label}
        </Button>
      )}
    </fieldset>
  )
}
