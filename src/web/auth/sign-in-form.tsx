import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '#api/errors.ts'
import { vLogin } from '#api/generated/schemas.ts'
import { api } from '#web/data/api.ts'
import { isTechnicalFailure, titleFailure } from '#web/ui/feedback/describe-error.ts'
import { type Dismiss, notifyFailure } from '#web/ui/feedback/notify.ts'
import { type ProblemText, splitProblem } from '#web/ui/feedback/problem-text.ts'
import { RequestFormFrame } from '#web/ui/form/request-form.tsx'
import '#web/ui/form/validation-messages.ts'
import { isPhoneWidth } from '#web/ui/theme/phone-width.ts'
import { rememberSignIn } from './remembered-sign-in.ts'
import type { SignedInUser } from './signed-in-user.ts'

type Props = {
  /** The user name with which the field starts. */
  username?: string
  /** Runs with the user and the password with which they signed in. */
  onSignedIn: (user: SignedInUser, password: string) => void | Promise<void>
}

type SignInValues = { username: string; password: string; code: string | undefined }

/**
 * The form with user name and password, and with a code where the server asks for it after the right password, on the sign-in page and in the sign-in dialog. It has its own state: with `useRequestForm` the first page of a visit
 * would also load the form library.
 */
export function SignInForm({ username = '', onSignedIn }: Props) {
  const [values, setValues] = useState<SignInValues>({ username, password: '', code: undefined })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<ProblemText>()
  const [isPending, setPending] = useState(false)
  // It is a ref, because a second press may come before the next render.
  const isSending = useRef(false)
  const dismissFailure = useRef<Dismiss>(undefined)
  const usernameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  const needsCode = values.code !== undefined

  const showErrors = (fieldErrors: Record<string, string>) => {
    setErrors(fieldErrors)
    if (fieldErrors.username) usernameField.current?.focus()
    else if (fieldErrors.password) passwordField.current?.focus()
    else if (fieldErrors.code) codeField.current?.select()
  }
  const showFailure = (error: unknown) => {
    if (isTechnicalFailure(error)) {
      dismissFailure.current = notifyFailure(titleFailure('No se pudo entrar', error), error)
      return
    }
    const { fieldErrors, problem } = splitProblem(error, (path) => path in values)
    setProblem(problem)
    if (fieldErrors.code && !needsCode) return setValues({ ...values, code: '' })
    showErrors(fieldErrors)
    if (fieldErrors.code) return
    if (!(error instanceof ApiError && error.status === 401)) return
    passwordField.current?.focus()
    passwordField.current?.select()
  }
  const signIn = async () => {
    const { issues = [], success, output: body } = v.safeParse(vLogin, { ...values, username: values.username.trim() }, { lang: 'es' })
    if (!success) return showErrors(Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])))
    isSending.current = true
    setPending(true)
    setProblem(undefined)
    dismissFailure.current?.()
    try {
      const user = await api.post('/v1/auth/login', { body })
      rememberSignIn()
      await onSignedIn(user, body.password)
    } catch (error) {
      showFailure(error)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }
  const onSubmit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (!isSending.current) void signIn()
  }
  const getInputProps = (name: keyof typeof values) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setValues((current) => ({ ...current, [name]: value }))
      setErrors(({ [name]: _, ...others }) => others)
      setProblem(undefined)
    },
  })
  // On a phone the focus would open the keyboard over the page.
  useEffect(() => {
    if (username === '' && !isPhoneWidth()) usernameField.current?.focus()
  }, [username])
  useEffect(() => {
    if (needsCode) codeField.current?.focus()
  }, [needsCode])
  return (
    <RequestFormFrame
      request={{ onSubmit, problem, isPending }}
      actions={
        <Button type="submit" fullWidth loading={isPending}>
          Entrar
        </Button>
      }
    >
      <TextInput
        ref={usernameField}
        label="Usuario o correo"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...getInputProps('username')}
      />
      <PasswordInput
        ref={passwordField}
        label="Contraseña"
        autoComplete="current-password"
        data-autofocus={username !== '' || undefined}
        {...getInputProps('password')}
      />
      {needsCode && (
        <>
          <TextInput
            ref={codeField}
            label={usesRecoveryCode ? 'Código de recuperación' : 'Código de verificación'}
            description={usesRecoveryCode ? 'Uno de los que guardó al activar la verificación.' : 'El que muestra su aplicación.'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            inputMode={usesRecoveryCode ? 'text' : 'numeric'}
            {...getInputProps('code')}
          />
          <Button
            variant="subtle"
            onClick={() => {
              setUsesRecoveryCode(!usesRecoveryCode)
              codeField.current?.focus()
            }}
          >
            {usesRecoveryCode ? 'Usar el código de la aplicación' : 'Usar un código de recuperación'}
          </Button>
        </>
      )}
    </RequestFormFrame>
  )
}
