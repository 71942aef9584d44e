import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Position, Worker } from '#api/generated/app.ts'
import { vWorkerInput } from '#api/generated/schemas.ts'
import { positionNames } from '#domain/positions.ts'
import { spokenName } from '../people/name.ts'
import { PersonFields } from '../people/person-fields.tsx'
import { hopelessPerson, type PersonValues, personProblems, personValues, vPersonForm } from '../people/person-form.ts'
import { personInWords } from '../people/person-words.ts'
import { RecordForm } from '../people/record-form.tsx'
import { notifyDone } from '../ui/feedback/notify.ts'
import { type FieldDescription, useStale } from '../ui/form/stale.ts'
import { StalePanel } from '../ui/form/stale-panel.tsx'
import { useRequestForm } from '../ui/form/use-request-form.ts'
import { PositionBoxes } from './position-boxes.tsx'
import { useCreateWorker, useUpdateWorker, workerQuery } from './queries.ts'

const vWorkerForm = v.strictObject({ ...vWorkerInput.entries, person: vPersonForm })

type Values = { person: PersonValues; positions: Position[] }

const valuesOf = (worker?: Worker): Values => ({ person: personValues(worker?.person), positions: worker?.positions ?? [] })

const fields: readonly FieldDescription<Values>[] = [
  ...personInWords,
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

/** Registers a worker, or changes the one that was read. */
export function WorkerForm({ worker, done }: { worker?: Worker; done: () => Promise<void> }) {
  const queries = useQueryClient()
  const create = useCreateWorker()
  const update = useUpdateWorker()
  const stale = useStale(worker, {
    refetch: ({ id }) => queries.fetchQuery({ ...workerQuery(id), staleTime: 0 }),
    toValues: valuesOf,
    fields,
  })
  const { record } = stale
  const request = useRequestForm(vWorkerForm, {
    initialValues: valuesOf(record),
    validate: personProblems,
    findUnfixableErrors: hopelessPerson,
    stale,
    failureTitle: record ? 'No se pudo guardar' : 'No se pudo registrar',
    submit: (body) => (record ? update.mutateAsync({ ...record, ...body }) : create.mutateAsync(body)),
    onSaved: ({ person }) => {
      notifyDone(`Trabajador ${record ? 'guardado' : 'registrado'}: ${spokenName(person)}`)
      return done()
    },
  })
  return (
    <RecordForm of={request} verb={record ? 'Guardar' : 'Registrar trabajador'} cancel={done}>
      <StalePanel stale={stale} form={request.form} />
      <PersonFields form={request.form} />
      <PositionBoxes field={request.form.getInputProps('positions')} />
    </RecordForm>
  )
}
