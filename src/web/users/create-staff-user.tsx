import { useRequestForm } from '../ui/form/use-request-form.ts'
import { PasswordNote } from './password-note.tsx'
import { type NewUser, useCreateStaffUser } from './queries.ts'
import { UserFormPage, type UserFormPageProps } from './user-form-page.tsx'
import { UserNameFields, vUserNameForm } from './user-name-fields.tsx'

type Props = Pick<UserFormPageProps, 'parent' | 'children'> & { onCreated: (user: NewUser) => void }

/** The form that creates a user who is neither client nor worker. */
export function CreateStaffUser({ parent, onCreated, children }: Props) {
  const create = useCreateStaffUser()
  const request = useRequestForm(vUserNameForm, {
    initialValues: { name: '', email: '' },
    failureTitle: 'No se pudo crear el usuario',
    submit: async (values) => onCreated(await create.mutateAsync(values)),
  })
  return (
    <UserFormPage request={request} verb="Crear" noun="usuario" parent={parent}>
      {children}
      <UserNameFields form={request.form} />
      <PasswordNote />
    </UserFormPage>
  )
}
