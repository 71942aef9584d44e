import * as v from 'valibot'
import type { Worker, WorkerInput } from '#api/generated/app.ts'
import { vWorkerInput } from '#api/generated/schemas.ts'
import { positionNames } from '#domain/positions.ts'
import { toLocalDate } from '#domain/today.ts'
import { useSignedInUser } from '../auth/signed-in-user.ts'
import { useSettings } from '../data/settings.ts'
import { useNextStep } from '../navigation/next-step.ts'
import { formatFullName } from '../people/name.ts'
import { personFieldDescriptions } from '../people/person-field-descriptions.ts'
import { PersonFields } from '../people/person-fields.tsx'
import { findPersonProblems, findUnfixablePersonErrors, toPersonValues, vPersonForm } from '../people/person-form.ts'
import { workerQuery } from '../people/queries.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { DraftOffer } from '../ui/form/draft-offer.tsx'
import { RecordForm } from '../ui/form/record-form.tsx'
import { type FieldDescription, useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useDraft } from '../ui/form/use-draft.ts'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { workerColorNames } from '../worker-badge/worker-colors.ts'
import { ColorRadios } from './color-radios.tsx'
import { PositionBoxes } from './position-boxes.tsx'
import { useCreateWorker, useUpdateWorker } from './queries.ts'

const vWorkerForm = v.strictObject({ ...vWorkerInput.entries, person: vPersonForm })

const toWorkerValues = (worker?: Worker) =>
  ({
    person: toPersonValues(worker?.person),
    positions: worker?.positions ?? [],
    color: worker?.color ?? null,
  }) satisfies Record<keyof WorkerInput, unknown>

type WorkerValues = ReturnType<typeof toWorkerValues>

const ownFields: Record<Exclude<keyof WorkerValues, 'person'>, FieldDescription<WorkerValues>> = {
  positions: {
    label: 'Posiciones',
    paths: ['positions'],
    format: ({ positions }) =>
      [...positions]
        .sort()
        .map((position) => positionNames[position])
        .join(', '),
  },
  color: { label: 'Color', paths: ['color'], format: ({ color }) => workerColorNames[color ?? -1] ?? '' },
}

const fieldDescriptions = [...personFieldDescriptions, ...Object.values(ownFields)]

/** The form that registers a worker, or changes an existing one. */
export function WorkerForm({ worker, onDone }: { worker: Worker | undefined; onDone: () => Promise<void> }) {
  const { timeZone } = useSettings()
  const today = toLocalDate(new Date(), timeZone)
  const create = useCreateWorker()
  const update = useUpdateWorker()
  const goToNextStep = useNextStep()
  const stale = useStale(worker, {
    getQuery: workerQuery,
    toValues: toWorkerValues,
    fields: fieldDescriptions,
  })
  const { record } = stale
  const initialValues = toWorkerValues(record)
  const id = worker?.id ?? 'new'
  const { draft, offered, discardOffered } = useDraft({ userId: useSignedInUser().id, kind: 'worker', record: id, initialValues })
  const request = useRequestForm(vWorkerForm, {
    initialValues,
    draft,
    reopening: {
      form: `worker ${id}`,
      describe: (): string => formatFullName(request.form.values.person),
      label: 'Volver al trabajador',
    },
    validate: (values) => findPersonProblems(values, today, record?.person),
    findUnfixableErrors: findUnfixablePersonErrors,
    stale,
    failureTitle: record ? 'No se pudo guardar' : 'No se pudo registrar',
    submit: (body) => (record ? update.mutateAsync({ ...record, ...body }) : create.mutateAsync(body)),
    onSaved: ({ person }) => notifyDone(`Trabajador ${record ? 'guardado' : 'registrado'}: ${formatFullName(person)}`),
    onDone: () => (goToNextStep && !record ? goToNextStep() : onDone()),
  })
  return (
    <RecordForm request={request} actionLabel={record ? 'Guardar' : 'Registrar trabajador'} onCancel={onDone}>
      <DraftOffer draft={offered} onRecover={({ typed }) => request.restore(typed)} onDiscard={discardOffered} />
      <StalePanel stale={stale} form={request.form} />
      <PersonFields form={request.form} />
      <PositionBoxes field={request.form.getInputProps('positions')} />
      <ColorRadios field={request.form.getInputProps('color')} isOptional={!record} />
    </RecordForm>
  )
}
