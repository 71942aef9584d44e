import { TextInput } from '@mantine/core'
import * as v from 'valibot'
import { vUserInput } from '#api/generated/schemas.ts'
import type { FieldDescription } from '#web/ui/form/stale.ts'
import type { ValidatedForm } from '#web/ui/form/validated-form.ts'
import { withMessage } from '#web/ui/form/with-message.ts'

const { entries } = v.omit(vUserInput, ['password'])

/** The contract's UserInput without the password, which nobody types. */
export const vUserNameForm = v.strictObject({
  ...entries,
  name: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(100),
    v.check((text) => v.is(entries.name, text), 'Use letras, cifras, espacios y . _ -'),
  ),
  email: v.optional(withMessage(entries.email, 'Escriba un correo como nombre@ejemplo.pe')),
})

export type UserNameValues = { name: string; email: string }

/** The fields with their labels, for comparing a stale form with the record. */
export const userNameFieldDescriptions: readonly FieldDescription<UserNameValues>[] = Object.values({
  name: { label: 'Nombre de usuario', paths: ['name'] },
  email: { label: 'Correo', paths: ['email'] },
} satisfies Record<keyof UserNameValues, FieldDescription<UserNameValues>>)

/** The name and e-mail with which a user signs in. */
export function UserNameFields({ form }: { form: Pick<ValidatedForm<UserNameValues>, 'getInputProps'> }) {
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
