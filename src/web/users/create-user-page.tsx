import { SegmentedControl } from '@mantine/core'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import type { Role } from '#api/generated/app.ts'
import { useCan } from '#web/auth/access.ts'
import { useCanForEverybody } from '#web/auth/can-for-everybody.ts'
import { paths } from '#web/navigation/paths.ts'
import { rolesQuery } from '#web/roles/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { ExplainedError } from '#web/ui/form/explained-error.ts'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { CreateUserOfPerson } from './create-user-of-person.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PasswordNote } from './password-note.tsx'
import { type NewUser, useChangeRoles, useCreateStaffUser } from './queries.ts'
import classes from './role-choice.module.css'
import { RoleChoice, useDisabledReasons } from './role-choice.tsx'
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

const vStaffUserForm = v.strictObject({ ...vUserNameForm.entries, roleIds: v.array(v.string()) })

const noRoles: readonly Role[] = []

/** The form that creates a user who is neither client nor worker, with roles where the signed-in user may give some. */
function CreateStaffUser({ parent, onCreated, children }: Props) {
  const id = useId()
  const can = useCan()
  const create = useCreateStaffUser()
  const { mutateAsync: changeRoles } = useChangeRoles()
  const answer = useAllowedQuery(rolesQuery())
  const roles = can('giveUserRoles') ? (answer.data ?? noRoles) : noRoles
  const reasons = useDisabledReasons(roles, [])
  const canChoose = reasons !== undefined && roles.some(({ id }) => !reasons.has(id))
  /** True once the form has asked for a role, which it does once. */
  const [hasAsked, setHasAsked] = useState(false)
  const request = useRequestForm(vStaffUserForm, {
    initialValues: { name: '', email: '', roleIds: noRoleIds },
    failureTitle: ({ name }) => `No se pudo crear el usuario: ${name}`,
    submit: async ({ roleIds, ...user }) => {
      if (canChoose && roleIds.length === 0 && !hasAsked) {
        setHasAsked(true)
        throw new ExplainedError('The form asks for a role')
      }
      const created = await create.mutateAsync(user)
      if (roleIds.length > 0)
        await changeRoles({ id: created.id, given: roleIds, taken: [] }).catch((error: unknown) =>
          notifyFailure(`${created.name} se creó sin sus roles`, error),
        )
      onCreated(created)
    },
  })
  const draft = useDraft(request, { kind: 'user' })
  const { form } = request
  return (
    <UserFormPage request={request} draft={draft} verb="Crear" noun="usuario" parent={parent}>
      {children}
      <UserNameFields form={form} />
      {canChoose && (
        <fieldset className={classes.roles} aria-describedby={id}>
          <legend>Roles</legend>
          <RoleChoice
            roles={roles}
            reasons={reasons}
            roleIds={form.values.roleIds}
            onChange={(roleIds) => form.setFieldValue('roleIds', roleIds)}
          />
          <p id={id} role="alert" className={classes.question}>
            {hasAsked && form.values.roleIds.length === 0 && 'Sin rol no podrá abrir nada. Elija uno, o créelo así y déselo después.'}
          </p>
        </fieldset>
      )}
      <PasswordNote />
    </UserFormPage>
  )
}

const noRoleIds: string[] = []
