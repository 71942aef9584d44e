import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { countPasswordCharacters, passwordLength, ratePassword } from '#domain/passwords.ts'
import classes from './new-password-field.module.css'

type Props = PasswordInputProps & {
  value: string
  /** The name and the e-mail of the user, which the password must not be. */
  words: readonly string[]
}

/** The field of a new password. It shows how strong the password is, and what was typed on request, so that nobody has to type it twice. */
export function NewPasswordField({ value, words, error, ...props }: Props) {
  return (
    <PasswordInput
      label="Contraseña nueva"
      name="new-password"
      autoComplete="new-password"
      value={value}
      error={error}
      description={error ? undefined : <PasswordHint password={value} words={words} />}
      visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña nueva' }}
      {...props}
    />
  )
}

const strengthLabels = { weak: 'Débil', fair: 'Aceptable', strong: 'Segura' } as const

function PasswordHint({ password, words }: { password: string; words: readonly string[] }) {
  if (password === '')
    return `Al menos ${passwordLength.min} caracteres. Varias palabras seguidas se recuerdan bien y son difíciles de adivinar.`
  const strength = ratePassword(password, words)
  const missing = passwordLength.min - countPasswordCharacters(password)
  return (
    <span className={classes.hint} data-strength={strength}>
      <span className={classes.bar} aria-hidden />
      {/* The label changes rarely, so it is announced while typing; the number of missing characters is not. */}
      <span className={classes.label} aria-live="polite">
        {strengthLabels[strength]}
      </span>
      {missing > 0 && <span>{missing === 1 ? 'Falta 1 carácter' : `Faltan ${missing} caracteres`}</span>}
    </span>
  )
}
