import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Role } from '#api/generated/app.ts'
import { vRoleInput } from '#api/generated/schemas.ts'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { RecordForm } from '../ui/form/record-form.tsx'
import { type FieldDescription, useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { roleQuery, useCreateRole, useUpdateRole } from './queries.ts'

const toRoleValues = (role?: Role) => ({ name: role?.name ?? '', code: role?.code ?? '' })

const roleFields: readonly FieldDescription<ReturnType<typeof toRoleValues>>[] = [
  { label: 'Nombre', paths: ['name'] },
  { label: 'Código', paths: ['code'] },
]

/** The form that creates a role, or changes an existing one. */
export function RoleForm({ role, onDone }: { role?: Role; onDone: () => Promise<void> }) {
  const create = useCreateRole()
  const update = useUpdateRole()
  const stale = useStale(role, {
    getQuery: roleQuery,
    toValues: toRoleValues,
    fields: roleFields,
  })
  const { record } = stale
  const can = useCan()
  const navigate = useNavigate()
  const createdId = useRef('')
  const giveAccess = { label: 'Dar accesos', run: () => void navigate(paths.access({ role: createdId.current })) }
  const request = useRequestForm(vRoleInput, {
    initialValues: toRoleValues(record),
    stale,
    failureTitle: record ? 'No se pudo guardar' : 'No se pudo crear',
    submit: async (body) => {
      if (record) await update.mutateAsync({ ...record, code: null, ...body })
      else createdId.current = (await create.mutateAsync(body)).id
    },
    onSaved: ({ name }) =>
      notifyDone(`Rol ${record ? 'guardado' : 'creado'}: ${name}`, record || !can('giveRoleAccess') ? undefined : giveAccess),
    onDone,
  })
  const field = request.form.getInputProps
  return (
    <RecordForm request={request} actionLabel={record ? 'Guardar' : 'Crear rol'} onCancel={onDone}>
      <StalePanel stale={stale} form={request.form} />
      <TextInput label="Nombre" autoComplete="off" data-autofocus required withAsterisk={false} {...field('name')} />
      <TextInput
        label="Código (opcional)"
        autoComplete="off"
        description="Lo usan otros programas para reconocer el rol."
        {...field('code')}
      />
    </RecordForm>
  )
}
