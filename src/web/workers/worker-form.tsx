import * as v from 'valibot'
import type { Worker, WorkerInput } from '#api/generated/app.ts'
import { vWorkerInput } from '#api/generated/schemas.ts'
import { positionNames } from '#domain/positions.ts'
import { toLocalDate } from '#domain/today.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { useSettings } from '#web/data/settings.ts'
import { useNextStep } from '#web/navigation/next-step.ts'
import { formatFullName } from '#web/people/name.ts'
import { personFieldDescriptions } from '#web/people/person-field-descriptions.ts'
import { PersonFields } from '#web/people/person-fields.tsx'
import { describeSecondPhone, findPersonProblems, toPersonValues, vPersonForm } from '#web/people/person-form.ts'
import { workerQuery } from '#web/people/queries.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { type FieldDescription, useStale } from '#web/ui/form/stale.ts'
import { StalePanel } from '#web/ui/form/stale-panel.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { workerColorNames } from '#web/worker-badge/worker-colors.ts'
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

/** A field of a worker besides the person. */
export type WorkerDetail = Exclude<keyof WorkerInput, 'person'>

const detailDescriptions: Record<WorkerDetail, FieldDescription<WorkerValues>> = {
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

const fieldDescriptions = [...personFieldDescriptions, ...Object.values(detailDescriptions)]

/** The form that registers a worker, or changes an existing one. */
export function WorkerForm({ worker, onDone }: { worker: Worker | undefined; onDone: () => Promise<void> }) {
  const { timeZone } = useSettings()
  const today = toLocalDate(new Date(), timeZone)
  const create = useCreateWorker()
  const { notifyChange } = useUndo()
  const update = useUpdateWorker()
  const goToNextStep = useNextStep()
  const stale = useStale(worker, {
    getQuery: workerQuery,
    toValues: toWorkerValues,
    fields: fieldDescriptions,
  })
  const { record } = stale
  const request = useRequestForm(vWorkerForm, {
    initialValues: toWorkerValues(record),
    validate: (values) => findPersonProblems(values, today, record?.person),
    failureTitle: ({ person }) => `${record ? 'No se pudo guardar' : 'No se pudo registrar'}: ${formatFullName(person)}`,
    submit: async (body, form) => {
      const answer = record ? await stale.save(form, () => update.mutateAsync({ ...record, ...body })) : await create.mutateAsync(body)
      notifyChange(`Trabajador ${record ? 'guardado' : 'registrado'}: ${formatFullName(body.person)}`, answer?.changeId)
    },
    onDone: () => (goToNextStep && !record ? goToNextStep() : onDone()),
  })
  const draft = useDraft(request, { kind: 'worker', record: worker?.id, restore: stale.restore })
  return (
    <RecordForm request={request} draft={draft} actionLabel={record ? 'Guardar' : 'Registrar trabajador'} onCancel={onDone}>
      <StalePanel stale={stale} form={request.form} />
      <PersonFields form={request.form} phoneHelp={describeSecondPhone(record?.person.phone)} />
      <PositionBoxes field={request.form.getInputProps('positions')} />
      <ColorRadios field={request.form.getInputProps('color')} isOptional={!record} />
    </RecordForm>
  )
}
