import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Client } from '#api/generated/app.ts'
import { vClientInput } from '#api/generated/schemas.ts'
import { toLocalDate } from '#domain/today.ts'
import { useSettings } from '../data/settings.ts'
import { formatFullName } from '../people/name.ts'
import { personFieldDescriptions } from '../people/person-field-descriptions.ts'
import { PersonFields } from '../people/person-fields.tsx'
import { findPersonProblems, findUnfixablePersonErrors, toPersonValues, vPersonForm } from '../people/person-form.ts'
import { clientQuery } from '../people/queries.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { RecordForm } from '../ui/form/record-form.tsx'
import { useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { useCreateClient, useUpdateClient } from './queries.ts'

const vClientForm = v.strictObject({ ...vClientInput.entries, person: vPersonForm })

const toClientValues = (client?: Client) => ({ person: toPersonValues(client?.person) })

/** The form that registers a client, or changes an existing one. */
export function ClientForm({ client, onDone }: { client?: Client; onDone: () => Promise<void> }) {
  const queryClient = useQueryClient()
  const today = toLocalDate(new Date(), useSettings().timeZone)
  const create = useCreateClient()
  const update = useUpdateClient()
  const stale = useStale(client, {
    refetch: ({ id }) => queryClient.fetchQuery({ ...clientQuery(id), staleTime: 0 }),
    toValues: toClientValues,
    fields: personFieldDescriptions,
  })
  const { record } = stale
  const request = useRequestForm(vClientForm, {
    initialValues: toClientValues(record),
    validate: (values) => findPersonProblems(values, today, record?.person),
    findUnfixableErrors: findUnfixablePersonErrors,
    stale,
    failureTitle: record ? 'No se pudo guardar' : 'No se pudo registrar',
    submit: ({ person }) => (record ? update.mutateAsync({ ...record, person }) : create.mutateAsync(person)),
    onSaved: ({ person }) => {
      notifyDone(`Cliente ${record ? 'guardado' : 'registrado'}: ${formatFullName(person)}`)
      return onDone()
    },
  })
  return (
    <RecordForm request={request} actionLabel={record ? 'Guardar' : 'Registrar cliente'} onCancel={onDone}>
      <StalePanel stale={stale} form={request.form} />
      <PersonFields form={request.form} />
    </RecordForm>
  )
}
