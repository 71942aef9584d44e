import { Button, PasswordInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Input } from '#api/client.ts'
import { vPasswordChange } from '#api/generated/schemas.ts'
import { findPasswordProblem } from '#domain/passwords.ts'
import { RequestFormFrame } from '#web/ui/form/request-form.tsx'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { isPhoneWidth } from '#web/ui/theme/phone-width.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { SignedInUser } from './signed-in-user.ts'

type PasswordChange = Input<'post', '/v1/auth/password'>['body']

type Props = {
  user: Pick<SignedInUser, 'name' | 'email'>
  /** The current password, if the user has just signed in with it. Its field only shows when the server refuses it. */
  knownPassword?: string | undefined
  /** The label of its field: "Contraseña temporal". */
  currentLabel: string
  submitLabel: string
  submit: (body: PasswordChange) => Promise<unknown>
  onChanged: () => unknown
  /** True when the form is all that the page or dialog is about. */
  focusesFirstField?: boolean
}

/** The form in which users change their own password. */
export function ChangePasswordForm({ user, knownPassword, currentLabel, submitLabel, submit, onChanged, focusesFirstField }: Props) {
  const words = [user.name, user.email ?? '']
  const request = useRequestForm(vPasswordChange, {
    initialValues: { currentPassword: knownPassword ?? '', newPassword: '' },
    validate: ({ newPassword }) => {
      const message = newPassword === undefined ? undefined : findPasswordProblem(newPassword, words)
      return message ? [{ path: 'newPassword', message }] : []
    },
    failureTitle: 'No se pudo cambiar la contraseña',
    submit: async (body) => {
      await submit(body)
      await onChanged()
    },
  })
  const { form, isPending } = request
  const currentField = useRef<HTMLInputElement>(null)
  const newField = useRef<HTMLInputElement>(null)
  const { currentPassword, newPassword } = form.values
  const showsCurrent = knownPassword === undefined || currentPassword !== knownPassword || form.errors.currentPassword !== undefined
  useEffect(() => {
    // On a phone the focus would open the keyboard over the page. After signing in it is open already.
    if (focusesFirstField && (knownPassword !== undefined || !isPhoneWidth())) (showsCurrent ? currentField : newField).current?.focus()
  }, [focusesFirstField, knownPassword, showsCurrent])
  return (
    <RequestFormFrame
      request={request}
      actions={
        <Button type="submit" fullWidth={focusesFirstField ?? false} loading={isPending}>
          {submitLabel}
        </Button>
      }
    >
      {/* Password managers read from it whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user.name} readOnly hidden />
      {showsCurrent && (
        <PasswordInput
          ref={currentField}
          label={currentLabel}
          name="current-password"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
      )}
      <NewPasswordField ref={newField} words={words} {...form.getInputProps('newPassword')} value={newPassword} />
    </RequestFormFrame>
  )
}
