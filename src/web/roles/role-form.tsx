import { TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { Role, RoleInput } from '#api/generated/app.ts'
import { vRoleInput } from '#api/generated/schemas.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { type FieldDescription, useStale } from '#web/ui/form/stale.ts'
import { StalePanel } from '#web/ui/form/stale-panel.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { roleQuery, useCreateRole, useUpdateRole } from './queries.ts'

const toRoleValues = (role?: Role) => ({ name: role?.name ?? '', code: role?.code ?? '' })

type RoleValues = ReturnType<typeof toRoleValues>

/** Returns the request of a valid form. A code that is empty clears what is stored. */
const toRoleInput = ({ name, code = null }: RoleInput) => ({ name, code }) satisfies Record<keyof RoleInput, unknown>

const roleFields: Record<keyof RoleValues, FieldDescription<RoleValues>> = {
  name: { label: 'Nombre', paths: ['name'] },
  code: { label: 'Código', paths: ['code'] },
}

/** The form that creates a role, or changes an existing one. */
export function RoleForm({ role, onDone }: { role?: Role; onDone: () => Promise<void> }) {
  const create = useCreateRole()
  const update = useUpdateRole()
  const stale = useStale(role, {
    getQuery: roleQuery,
    toValues: toRoleValues,
    fields: Object.values(roleFields),
  })
  const { record } = stale
  const can = useCan()
  const navigate = useNavigate()
  const request = useRequestForm(vRoleInput, {
    initialValues: toRoleValues(record),
    failureTitle: ({ name }) => `${record ? 'No se pudo guardar' : 'No se pudo crear'}: ${name}`,
    submit: async (body, form) => {
      if (record) {
        await stale.save(form, () => update.mutateAsync({ id: record.id, updatedAt: record.updatedAt, ...toRoleInput(body) }))
        return notifyDone(`Rol guardado: ${body.name}`)
      }
      const { id } = await create.mutateAsync(body)
      const giveAccess = { label: 'Dar accesos', run: () => void navigate(paths.access({ role: id })) }
      notifyDone(`Rol creado: ${body.name}`, can('giveRoleAccess') ? giveAccess : undefined)
    },
    onDone,
  })
  const draft = useDraft(request, { kind: 'role', record: role?.id, restore: stale.restore })
  const field = request.form.getInputProps
  return (
    <RecordForm request={request} draft={draft} actionLabel={record ? 'Guardar' : 'Crear rol'} onCancel={onDone}>
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
