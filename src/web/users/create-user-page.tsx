import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCan } from '#web/auth/access.ts'
import { useCanForEverybody } from '#web/auth/can-for-everybody.ts'
import { paths } from '#web/navigation/paths.ts'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { CreateUserOfPerson } from './create-user-of-person.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PasswordNote } from './password-note.tsx'
import { type NewUser, useCreateStaffUser } from './queries.ts'
import { UserFormPage, type UserFormPageProps } from './user-form-page.tsx'
import { UserNameFields, vUserNameForm } from './user-name-fields.tsx'

type Kind = 'staff' | 'client' | 'worker'

/** The page that creates a user, for someone of the staff, a client or a worker, and shows the temporary password. */
export function Component() {
  const navigate = useNavigate()
  const can = useCan()
  const canForEverybody = useCanForEverybody()
  const [kind, setKind] = useState<Kind>('staff')
  const [created, setCreated] = useState<NewUser>()
  const [opened, setOpened] = useState(false)
  const canReadSessions = canForEverybody('listSessions')
  const kinds: { value: Kind; label: string }[] = [
    { value: 'staff', label: 'Personal' },
    // The server creates a user only for those who may read as much as the user who signs in with it.
    ...(canReadSessions && canForEverybody('listClients') ? [{ value: 'client' as const, label: 'Cliente' }] : []),
    ...(canReadSessions && canForEverybody('listWorkers') ? [{ value: 'worker' as const, label: 'Trabajador' }] : []),
  ]
  const show = (user: NewUser) => {
    setCreated(user)
    setOpened(true)
  }
  const leave = () => navigate(canForEverybody('getUser') && created ? paths.user(created.id) : paths.admin())
  const parent = can('listUsers') ? { to: paths.users(), title: 'Usuarios' } : undefined
  const kindChoice = kinds.length > 1 && (
    <SegmentedControl fullWidth aria-label="Para quién" data={kinds} value={kind} onChange={(value) => setKind(value as Kind)} />
  )
  return (
    <>
      {kind === 'staff' ? (
        <CreateStaffUser parent={parent} onCreated={show}>
          {kindChoice}
        </CreateStaffUser>
      ) : (
        <CreateUserOfPerson key={kind} kind={kind} parent={parent} onCreated={show}>
          {kindChoice}
        </CreateUserOfPerson>
      )}
      <PasswordDialog
        title={`Usuario creado: ${created?.name}`}
        credentials={created}
        opened={opened}
        onClose={() => setOpened(false)}
        onClosed={() => void leave()}
      />
    </>
  )
}

type Props = Pick<UserFormPageProps, 'parent' | 'children'> & { onCreated: (user: NewUser) => void }

/** The form that creates a user who is neither client nor worker. */
function CreateStaffUser({ parent, onCreated, children }: Props) {
  const create = useCreateStaffUser()
  const request = useRequestForm(vUserNameForm, {
    initialValues: { name: '', email: '' },
    failureTitle: ({ name }) => `No se pudo crear el usuario: ${name}`,
    submit: async (values) => onCreated(await create.mutateAsync(values)),
  })
  const draft = useDraft(request, { kind: 'user' })
  return (
    <UserFormPage request={request} draft={draft} verb="Crear" noun="usuario" parent={parent}>
      {children}
      <UserNameFields form={request.form} />
      <PasswordNote />
    </UserFormPage>
  )
}
