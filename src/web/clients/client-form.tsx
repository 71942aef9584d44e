import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Client } from '#api/generated/app.ts'
import { toLocalDate } from '#domain/today.ts'
import { useCan, useCanForEverybody } from '../auth/access.ts'
import { useSignedInUser } from '../auth/signed-in-user.ts'
import { useSettings } from '../data/settings.ts'
import { useNextStep } from '../navigation/next-step.ts'
import { paths } from '../navigation/paths.ts'
import { formatFullName } from '../people/name.ts'
import { PersonFields } from '../people/person-fields.tsx'
import { findUnfixablePersonErrors } from '../people/person-form.ts'
import { clientQuery } from '../people/queries.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { DraftOffer } from '../ui/form/draft-offer.tsx'
import { RecordForm } from '../ui/form/record-form.tsx'
import { useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useDraft } from '../ui/form/use-draft.ts'
import { useRequestForm } from '../ui/form/use-request-form.ts'
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
  // The server leaves the guardian and the note out for somebody who may change clients and not read them.
  const readsDetails = useCanForEverybody()('getClient')
  const initialValues = toClientValues(record)
  const id = client?.id ?? 'new'
  const { draft, offered, discardOffered } = useDraft({ userId: useSignedInUser().id, kind: 'client', record: id, initialValues })
  const request = useRequestForm(isDocumentOptional ? vClientFormWithoutDocument : vClientForm, {
    initialValues,
    draft,
    reopening: {
      form: `client ${id}`,
      describe: (): string => formatFullName(request.form.values.person),
      label: 'Volver al cliente',
    },
    validate: (values) => findClientProblems(values, today, record),
    findUnfixableErrors: findUnfixablePersonErrors,
    stale,
    failureTitle: record ? 'No se pudo guardar' : 'No se pudo registrar',
    submit: (body) =>
      record
        ? update.mutateAsync({
            id: record.id,
            updatedAt: record.updatedAt,
            person: body.person,
            ...(readsDetails && toClientDetails(body)),
          })
        : create.mutateAsync(body).then((created) => {
            createdId.current = created.id
          }),
    onSaved: ({ person }) => {
      const name = formatFullName(person)
      const openClient = { label: 'Ver ficha', run: () => void navigate(paths.client(createdId.current)) }
      if (record) notifyDone(`Cliente guardado: ${name}`)
      else notifyDone(`Cliente registrado: ${name}`, undefined, can('getClient', { client: createdId.current }) ? openClient : undefined)
    },
    onDone: () => (goToNextStep && !record ? goToNextStep(createdId.current) : onDone()),
  })
  return (
    <RecordForm request={request} actionLabel={record ? 'Guardar' : 'Registrar cliente'} onCancel={onDone}>
      <DraftOffer draft={offered} onRecover={({ typed }) => request.restore(typed)} onDiscard={discardOffered} />
      <StalePanel stale={stale} form={request.form} />
      <PersonFields
        form={request.form}
        isDocumentOptional={isDocumentOptional}
        startsAtDocument={record !== undefined && record.person.document.trim() === ''}
      />
      {readsDetails && <ClientDetailFields form={request.form} />}
    </RecordForm>
  )
}
