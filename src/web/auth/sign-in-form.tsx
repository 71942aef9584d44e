import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ApiError } from '#api/errors.ts'
import { vLogin } from '#api/generated/schemas.ts'
import { api } from '../data/api.ts'
import { RequestFormFrame } from '../ui/form/request-form.tsx'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { isPhoneWidth } from '../ui/theme/use-is-phone.ts'
import { saveSignInMark } from './sign-in-mark.ts'
import type { SignedInUser } from './signed-in-user.ts'

type Props = {
  /** The user name with which the field starts. */
  username?: string
  /** Runs with the user and the password with which they signed in. */
  onSignedIn: (user: SignedInUser, password: string) => void | Promise<void>
}

/** The form with user name and password, on the sign-in page and in the sign-in dialog. */
export function SignInForm({ username = '', onSignedIn }: Props) {
  const request = useRequestForm(vLogin, {
    initialValues: { username, password: '' },
    verbatimFields: ['password'],
    failureTitle: 'No se pudo entrar',
    isSignIn: true,
    submit: async (body) => {
      const user = await api.post('/v1/auth/login', { body }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) selectPassword()
        throw error
      })
      saveSignInMark()
      return onSignedIn(user, body.password)
    },
  })
  const { form, isPending } = request
  const usernameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const selectPassword = () => {
    passwordField.current?.focus()
    passwordField.current?.select()
  }
  // On a phone the focus would open the keyboard over the page.
  useEffect(() => {
    if (username === '' && !isPhoneWidth()) usernameField.current?.focus()
  }, [username])
  return (
    <RequestFormFrame
      request={request}
      actions={
        <Button type="submit" fullWidth loading={isPending}>
          Entrar
        </Button>
      }
    >
      <TextInput
        ref={usernameField}
        label="Usuario o correo"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <PasswordInput
        ref={passwordField}
        label="Contraseña"
        name="password"
        autoComplete="current-password"
        data-autofocus={username !== '' || undefined}
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña' }}
        {...form.getInputProps('password')}
      />
    </RequestFormFrame>
  )
}
