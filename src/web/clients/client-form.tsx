import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Client } from '#api/generated/app.ts'
import { toLocalDate } from '#domain/today.ts'
import { useCan } from '#web/auth/access.ts'
import { useCanForEverybody } from '#web/auth/can-for-everybody.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { useSettings } from '#web/data/settings.ts'
import { useNextStep } from '#web/navigation/next-step.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { Namesake } from '#web/people/namesake.tsx'
import { PersonFields } from '#web/people/person-fields.tsx'
import { describeSecondPhone } from '#web/people/person-form.ts'
import { clientQuery } from '#web/people/queries.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useStale } from '#web/ui/form/stale.ts'
import { StalePanel } from '#web/ui/form/stale-panel.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { ClientDetailFields } from './client-detail-fields.tsx'
import {
  clientFieldDescriptions,
  findClientProblems,
  toClientDetails,
  toClientValues,
  vClientForm,
  vClientFormWithoutDocument,
} from './client-values.ts'
import { useCreateClient, useUpdateClient } from './queries.ts'

/** The form that registers a client, or changes an existing one. */
export function ClientForm({ client, onDone }: { client: Client | undefined; onDone: () => Promise<void> }) {
  const today = toLocalDate(new Date(), useSettings().timeZone)
  const create = useCreateClient()
  const { notifyChange } = useUndo()
  const update = useUpdateClient()
  const navigate = useNavigate()
  const can = useCan()
  const createdId = useRef('')
  const goToNextStep = useNextStep()
  const stale = useStale(client, {
    getQuery: clientQuery,
    toValues: toClientValues,
    fields: clientFieldDescriptions,
  })
  const { record } = stale
  // A client with a user, who signs in by the document, keeps it.
  const isDocumentOptional = !record?.userId
  // The server leaves the guardian and the note out for someone who may change clients and not read them.
  const readsDetails = useCanForEverybody()('getClient')
  const request = useRequestForm(isDocumentOptional ? vClientFormWithoutDocument : vClientForm, {
    initialValues: toClientValues(record),
    validate: (values) => findClientProblems(values, today, record),
    failureTitle: ({ person }) => `${record ? 'No se pudo guardar' : 'No se pudo registrar'}: ${formatFullName(person)}`,
    submit: async (body, form) => {
      const { person } = body
      const name = formatFullName(person)
      if (record) {
        const changes = { person, ...(readsDetails && toClientDetails(body)) }
        const answer = await stale.save(form, () => update.mutateAsync({ id: record.id, updatedAt: record.updatedAt, ...changes }))
        return notifyChange(`Cliente guardado: ${name}`, answer?.changeId)
      }
      const { data, changeId } = await create.mutateAsync(body)
      const { id } = data
      createdId.current = id
      const openClient = { label: 'Ver ficha', run: () => void navigate(paths.client(id)) }
      notifyChange(`Cliente registrado: ${name}`, changeId, can('getClient', { client: id }) ? openClient : undefined)
    },
    onDone: () => (goToNextStep && !record ? goToNextStep(createdId.current) : onDone()),
  })
  const draft = useDraft(request, { kind: 'client', record: client?.id, restore: stale.restore })
  return (
    <RecordForm request={request} draft={draft} actionLabel={record ? 'Guardar' : 'Registrar cliente'} onCancel={onDone}>
      <StalePanel stale={stale} form={request.form} />
      <PersonFields
        form={request.form}
        isDocumentOptional={isDocumentOptional}
        nameNote={!record && <Namesake person={request.form.values.person} registeredId={createdId.current} />}
        phoneHelp={describeSecondPhone(record?.person.phone, readsDetails ? 'pasa a la nota' : undefined)}
        startsAtDocument={record !== undefined && record.person.document.trim() === ''}
      />
      {readsDetails && <ClientDetailFields form={request.form} />}
    </RecordForm>
  )
}
