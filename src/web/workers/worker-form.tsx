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
import { workerQuery } from '../people/queries.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { RecordForm } from '../ui/form/record-form.tsx'
import { type FieldDescription, useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { workerColorNames } from '../worker-badge/worker-colors.ts'
import { ColorRadios } from './color-radios.tsx'
import { PositionBoxes } from './position-boxes.tsx'
import { useCreateWorker, useUpdateWorker } from './queries.ts'

const vWorkerForm = v.strictObject({ ...vWorkerInput.entries, person: vPersonForm })

type WorkerValues = { person: PersonValues; positions: Position[]; color: number | null }

const toWorkerValues = (worker?: Worker): WorkerValues => ({
  person: toPersonValues(worker?.person),
  positions: worker?.positions ?? [],
  color: worker?.color ?? null,
})

const fieldDescriptions: readonly FieldDescription<WorkerValues>[] = [
  ...personFieldDescriptions,
  {
    label: 'Posiciones',
    paths: ['positions'],
    format: ({ positions }) =>
      [...positions]
        .sort()
        .map((position) => positionNames[position])
        .join(', '),
  },
  { label: 'Color', paths: ['color'], format: ({ color }) => workerColorNames[color ?? -1] ?? '' },
]

/** The form that registers a worker, or changes an existing one. */
export function WorkerForm({ worker, onDone }: { worker?: Worker; onDone: () => Promise<void> }) {
  const queryClient = useQueryClient()
  const { additions, timeZone } = useSettings()
  const today = toLocalDate(new Date(), timeZone)
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
    validate: (values) => findPersonProblems(values, today, record?.person),
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
      {additions && <ColorRadios field={request.form.getInputProps('color')} isOptional={!record} />}
    </RecordForm>
  )
}
