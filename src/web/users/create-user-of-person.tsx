import { useState } from 'react'
import * as v from 'valibot'
import type { Client, Worker } from '#api/generated/app.ts'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { PasswordNote } from './password-note.tsx'
import { type NewUser, type UserSource, useCreateUserFrom } from './queries.ts'
import { UserFormPage, type UserFormPageProps } from './user-form-page.tsx'
import { UserPersonField } from './user-person-field.tsx'

const vPersonChoice = v.object({ personId: v.pipe(v.string(), v.uuid()) })

type Props = Pick<UserFormPageProps, 'parent' | 'children'> & { kind: UserSource['kind']; onCreated: (user: NewUser) => void }

/** The form that creates the user of a client or worker, whose name is the document. */
export function CreateUserOfPerson({ kind, parent, onCreated, children }: Props) {
  const [selected, setSelected] = useState<Client | Worker>()
  const create = useCreateUserFrom()
  const request = useRequestForm(vPersonChoice, {
    initialValues: { personId: '' },
    failureTitle: 'No se pudo crear el usuario',
    submit: async ({ personId }) => onCreated(await create.mutateAsync({ kind, id: personId })),
  })
  const { form } = request
  return (
    <UserFormPage request={request} verb="Crear" noun="usuario" parent={parent}>
      {children}
      <UserPersonField
        kind={kind}
        selected={selected}
        path="personId"
        error={form.errors.personId}
        onSelect={(person) => {
          setSelected(person)
          form.setFieldValue('personId', person?.id ?? '')
        }}
      />
      <PasswordNote />
    </UserFormPage>
  )
}
