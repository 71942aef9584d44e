import { useRef, useState } from 'react'
import * as v from 'valibot'
import type { Position, Worker } from '#api/generated/app.ts'
import { vWorkerInput } from '#api/generated/schemas.ts'
import { spokenName } from '../people/name.ts'
import { PersonFields } from '../people/person-fields.tsx'
import { personProblems, personValues, vPersonForm } from '../people/person-form.ts'
import { RecordForm } from '../people/record-form.tsx'
import { useRequestForm } from '../ui/form.ts'
import { notifyDone } from '../ui/notify.ts'
import { PositionBoxes } from './position-boxes.tsx'
import { useCreateWorker, useUpdateWorker } from './queries.ts'

const vWorkerForm = v.strictObject({ ...vWorkerInput.entries, person: vPersonForm })

/** Registers a worker, or changes the one that was read. */
export function WorkerForm({ worker, done }: { worker?: Worker; done: () => Promise<void> }) {
  // as it was when the form was filled; what is read later belongs to somebody else's change
  const [read] = useState(worker)
  const saved = useRef(false)
  const create = useCreateWorker()
  const update = useUpdateWorker()
  const request = useRequestForm(vWorkerForm, {
    initial: { person: personValues(read?.person), positions: read?.positions ?? ([] as Position[]) },
    check: personProblems,
    failure: read ? 'No se pudo guardar' : 'No se pudo registrar',
    submit: async (body) => {
      await (read ? update.mutateAsync({ ...read, ...body }) : create.mutateAsync(body))
      saved.current = true
      notifyDone(`Trabajador ${read ? 'guardado' : 'registrado'}: ${spokenName(body.person)}`)
      await done()
    },
  })
  const { form } = request
  return (
    <RecordForm
      of={request}
      unsaved={() => form.isDirty() && !saved.current}
      verb={read ? 'Guardar' : 'Registrar trabajador'}
      cancel={done}
    >
      <PersonFields field={(name) => form.getInputProps(`person.${name}`)} />
      <PositionBoxes field={form.getInputProps('positions')} />
    </RecordForm>
  )
}
