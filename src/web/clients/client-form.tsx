import * as v from 'valibot'
import type { Client } from '#api/generated/app.ts'
import { vClientInput } from '#api/generated/schemas.ts'
import { toLocalDate } from '#domain/today.ts'
import { useSignedInUser } from '../auth/signed-in-user.ts'
import { useSettings } from '../data/settings.ts'
import { formatFullName } from '../people/name.ts'
import { personFieldDescriptions } from '../people/person-field-descriptions.ts'
import { PersonFields } from '../people/person-fields.tsx'
import { findPersonProblems, findUnfixablePersonErrors, toPersonValues, vPersonForm } from '../people/person-form.ts'
import { clientQuery } from '../people/queries.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { DraftOffer } from '../ui/form/draft-offer.tsx'
import { RecordForm } from '../ui/form/record-form.tsx'
import { useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useDraft } from '../ui/form/use-draft.ts'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { useCreateClient, useUpdateClient } from './queries.ts'

const vClientForm = v.strictObject({ ...vClientInput.entries, person: vPersonForm })

const toClientValues = (client?: Client) => ({ person: toPersonValues(client?.person) })

/** The form that registers a client, or changes an existing one. */
export function ClientForm({ client, onDone }: { client: Client | undefined; onDone: () => Promise<void> }) {
  const today = toLocalDate(new Date(), useSettings().timeZone)
  const create = useCreateClient()
  const update = useUpdateClient()
  const stale = useStale(client, {
    getQuery: clientQuery,
    toValues: toClientValues,
    fields: personFieldDescriptions,
  })
  const { record } = stale
  const initialValues = toClientValues(record)
  const id = client?.id ?? 'new'
  const { draft, offered, discardOffered } = useDraft({ userId: useSignedInUser().id, kind: 'client', record: id, initialValues })
  const request = useRequestForm(vClientForm, {
    initialValues,
    draft,
    reopening: {
      form: `client ${id}`,
      describe: (): string => formatFullName(request.form.values.person),
      label: 'Volver al cliente',
    },
    validate: (values) => findPersonProblems(values, today, record?.person),
    findUnfixableErrors: findUnfixablePersonErrors,
    stale,
    failureTitle: record ? 'No se pudo guardar' : 'No se pudo registrar',
    submit: ({ person }) => (record ? update.mutateAsync({ ...record, person }) : create.mutateAsync(person)),
    onSaved: ({ person }) => notifyDone(`Cliente ${record ? 'guardado' : 'registrado'}: ${formatFullName(person)}`),
    onDone,
  })
  return (
    <RecordForm request={request} actionLabel={record ? 'Guardar' : 'Registrar cliente'} onCancel={onDone}>
      <DraftOffer draft={offered} onRecover={({ typed }) => request.restore(typed)} onDiscard={discardOffered} />
      <StalePanel stale={stale} form={request.form} />
      <PersonFields form={request.form} />
    </RecordForm>
  )
}
