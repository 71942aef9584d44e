import { Checkbox, Loader } from '@mantine/core'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import type { Role, User } from '#api/generated/app.ts'
import { findMissingAccess } from '#domain/access.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { roleAccessQuery, rolesQuery } from '#web/roles/queries.ts'
import { formatAccessCodes } from '#web/ui/feedback/format-access-codes.ts'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { useChangeRoles } from './queries.ts'
import classes from './roles-form.module.css'

const vRolesForm = v.object({ roleIds: v.array(v.string()) })

type Props = { user: User; onDone: () => Promise<void> }

/** The form in the drawer of a user's page that gives and takes roles. It opens when it is known which of them can be given. */
export function RolesForm(props: Props) {
  const { data: roles } = useSuspenseQuery(rolesQuery())
  const reasons = useDisabledReasons(roles, props.user)
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
  const { roleIds } = request.form.values
  const firstEnabled = roles.find(({ id }) => !reasons.has(id))
  const toggle = (id: string, checked: boolean) =>
    request.form.setFieldValue('roleIds', checked ? [...roleIds, id] : roleIds.filter((other) => other !== id))
  return (
    <RecordForm request={request} draft={draft} actionLabel="Guardar" onCancel={onDone}>
      <fieldset className={classes.roles}>
        <legend className="hidden">Roles de {user.name}</legend>
        {roles.map(({ id, name }) => (
          <Checkbox
            key={id}
            classNames={{ body: classes.box }}
            data-autofocus={id === firstEnabled?.id || undefined}
            label={name}
            description={reasons.get(id)}
            checked={roleIds.includes(id)}
            disabled={reasons.has(id)}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
          />
        ))}
      </fieldset>
    </RecordForm>
  )
}

/** Returns why each role that the user does not have cannot be given: it would give access that the signed-in user lacks. Undefined while loading. */
function useDisabledReasons(roles: readonly Role[], user: User) {
  const ownCodes = new Set(useSignedInUser().access.map(({ code }) => code))
  return useQueries({
    queries: roles.map(({ id }) => roleAccessQuery(id)),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending)
        ? undefined
        : new Map(
            roles.flatMap(({ id }, index) => {
              if (user.roles.some((role) => role.id === id)) return []
              const { data } = answers[index] ?? {}
              if (!data) return [[id, 'No se pudo leer qué accesos da.']]
              const missing = findMissingAccess(
                ownCodes,
                data.map(({ code }) => code),
              )
              return missing.length > 0 ? [[id, `Da accesos que usted no tiene: ${formatAccessCodes(missing)}.`]] : []
            }),
          ),
  })
}
