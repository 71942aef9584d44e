import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Position, Worker } from '#api/generated/app.ts'
import { vWorkerInput } from '#api/generated/schemas.ts'
import { positionNames } from '#domain/positions.ts'
import { toLocalDate } from '#domain/today.ts'
import { useSettings } from '../data/settings.ts'
import { formatFullName } from '../people/name.ts'
import { personFieldDescriptions } from '../people/person-field-descriptions.ts'
import { PersonFields } from '../people/person-fields.tsx'
import { findPersonProblems, findUnfixablePersonErrors, type PersonValues, toPersonValues, vPersonForm } from '../people/person-form.ts'
import { RecordForm } from '../people/record-form.tsx'
import { notifyDone } from '../ui/feedback/notify.ts'
import { type FieldDescription, useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { PositionBoxes } from './position-boxes.tsx'
import { useCreateWorker, useUpdateWorker, workerQuery } from './queries.ts'

const vWorkerForm = v.strictObject({ ...vWorkerInput.entries, person: vPersonForm })

type WorkerValues = { person: PersonValues; positions: Position[] }

const toWorkerValues = (worker?: Worker): WorkerValues => ({ person: toPersonValues(worker?.person), positions: worker?.positions ?? [] })

const fieldDescriptions: readonly FieldDescription<WorkerValues>[] = [
  ...personFieldDescriptions,
  {
    label: 'Posiciones',
    paths: ['positions'],
    format: ({ positions }) =>
      positions
        .toSorted()
        .map((position) => positionNames[position])
        .join(', '),
  },
]

/** The form that registers a worker, or changes an existing one. */
export function WorkerForm({ worker, onDone }: { worker?: Worker; onDone: () => Promise<void> }) {
  const queryClient = useQueryClient()
  const today = toLocalDate(new Date(), useSettings().timeZone)
  const create = useCreateWorker()
  const update = useUpdateWorker()
  const stale = useStale(worker, {
    refetch: ({ id }) => queryClient.fetchQuery({ ...workerQuery(id), staleTime: 0 }),
    toValues: toWorkerValues,
    fields: fieldDescriptions,
  })
  const { record } = stale
  const request = useRequestForm(vWorkerForm, {
    initialValues: toWorkerValues(record),
    validate: (values) => findPersonProblems(values, today),
    findUnfixableErrors: findUnfixablePersonErrors,
    stale,
    failureTitle: record ? 'No se pudo guardar' : 'No se pudo registrar',
    submit: (body) => (record ? update.mutateAsync({ ...record, ...body }) : create.mutateAsync(body)),
    onSaved: ({ person }) => {
      notifyDone(`Trabajador ${record ? 'guardado' : 'registrado'}: ${formatFullName(person)}`)
      return onDone()
    },
  })
  return (
    <RecordForm request={request} actionLabel={record ? 'Guardar' : 'Registrar trabajador'} onCancel={onDone}>
      <StalePanel stale={stale} form={request.form} />
      <PersonFields form={request.form} />
      <PositionBoxes field={request.form.getInputProps('positions')} />
    </RecordForm>
  )
}
