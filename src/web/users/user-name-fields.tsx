import { TextInput } from '@mantine/core'
import * as v from 'valibot'
import { vUserInput } from '#api/generated/schemas.ts'
import type { FieldDescription } from '../ui/form/stale.ts'
import type { ValidatedForm } from '../ui/form/validated-form.ts'
import { withMessage } from '../ui/form/with-message.ts'

const { name, email } = vUserInput.entries

/** The contract's rules of a user's name and e-mail. */
export const vUserNameForm = v.strictObject({
  name: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(100),
    v.check((text) => v.is(name, text), 'Use letras, cifras, espacios y . _ -'),
  ),
  email: v.optional(withMessage(email, 'Escriba un correo como nombre@ejemplo.pe')),
})

export type UserNameValues = { name: string; email: string }

/** The fields with their labels, for comparing a stale form with the record. */
export const userNameFieldDescriptions: readonly FieldDescription<UserNameValues>[] = [
  { label: 'Nombre de usuario', paths: ['name'] },
  { label: 'Correo', paths: ['email'] },
]

/** The name and e-mail with which a user signs in. */
export function UserNameFields({ form }: { form: ValidatedForm<UserNameValues> }) {
  const nameField = form.getInputProps('name')
  return (
    <>
      <TextInput
        label="Nombre de usuario"
        description={nameField.error ? undefined : 'Con él se entra. Mayúsculas o minúsculas, da igual.'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        required
        withAsterisk={false}
        {...nameField}
      />
      <TextInput
        label="Correo (opcional)"
        type="email"
        autoComplete="off"
        placeholder="nombre@ejemplo.pe"
        {...form.getInputProps('email')}
      />
    </>
  )
}
