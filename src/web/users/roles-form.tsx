import { Loader } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import type { Role, User } from '#api/generated/app.ts'
import { rolesQuery } from '#web/roles/queries.ts'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { useChangeRoles } from './queries.ts'
import classes from './role-choice.module.css'
import { RoleChoice, useDisabledReasons } from './role-choice.tsx'

const vRolesForm = v.object({ roleIds: v.array(v.string()) })

type Props = { user: User; onDone: () => Promise<void> }

/** The form in the drawer of a user's page that gives and takes roles. It opens when it is known which of them can be given. */
export function RolesForm(props: Props) {
  const { data: roles } = useSuspenseQuery(rolesQuery())
  const reasons = useDisabledReasons(
    roles,
    props.user.roles.map(({ id }) => id),
  )
  if (reasons) return <RoleBoxes roles={roles} reasons={reasons} {...props} />
  return (
    <div className={classes.loading}>
      <Loader size="sm" aria-label="Cargando..." />
    </div>
  )
}

function RoleBoxes({ user, onDone, roles, reasons }: Props & { roles: readonly Role[]; reasons: ReadonlyMap<string, string> }) {
  const { mutateAsync: changeRoles } = useChangeRoles()
  // The roles with which the form started: what colleagues give or take meanwhile stays.
  const [held] = useState(() => user.roles.map(({ id }) => id))
  const request = useRequestForm(vRolesForm, {
    initialValues: { roleIds: held },
    failureTitle: `No se pudieron cambiar los roles: ${user.name}`,
    submit: async ({ roleIds }) => {
      await changeRoles({
        id: user.id,
        given: roleIds.filter((id) => !held.includes(id)),
        taken: held.filter((id) => !roleIds.includes(id)),
      })
      notifyDone(`Roles cambiados: ${user.name}`)
    },
    onDone,
  })
  const draft = useDraft(request, { kind: 'roles of user', record: user.id })
  return (
    <RecordForm request={request} draft={draft} actionLabel="Guardar" onCancel={onDone}>
      <fieldset className={classes.roles}>
        <legend className="hidden">Roles de {user.name}</legend>
        <RoleChoice
          roles={roles}
          reasons={reasons}
          roleIds={request.form.values.roleIds}
          onChange={(ids) => request.form.setFieldValue('roleIds', ids)}
          autoFocus
        />
      </fieldset>
    </RecordForm>
  )
}
