import { useRef, useState } from 'react'
import * as v from 'valibot'
import type { Client } from '#api/generated/app.ts'
import { vClientInput } from '#api/generated/schemas.ts'
import { spokenName } from '../people/name.ts'
import { PersonFields } from '../people/person-fields.tsx'
import { personProblems, personValues, vPersonForm } from '../people/person-form.ts'
import { RecordForm } from '../people/record-form.tsx'
import { useRequestForm } from '../ui/form.ts'
import { notifyDone } from '../ui/notify.ts'
import { useCreateClient, useUpdateClient } from './queries.ts'

const vClientForm = v.strictObject({ ...vClientInput.entries, person: vPersonForm })

/** Registers a client, or changes the one that was read. */
export function ClientForm({ client, done }: { client?: Client; done: () => Promise<void> }) {
  // as it was when the form was filled; what is read later belongs to somebody else's change
  const [read] = useState(client)
  const saved = useRef(false)
  const create = useCreateClient()
  const update = useUpdateClient()
  const request = useRequestForm(vClientForm, {
    initial: { person: personValues(read?.person) },
    check: personProblems,
    failure: read ? 'No se pudo guardar' : 'No se pudo registrar',
    submit: async ({ person }) => {
      await (read ? update.mutateAsync({ ...read, person }) : create.mutateAsync(person))
      saved.current = true
      notifyDone(`Cliente ${read ? 'guardado' : 'registrado'}: ${spokenName(person)}`)
      await done()
    },
  })
  const { form } = request
  return (
    <RecordForm of={request} unsaved={() => form.isDirty() && !saved.current} verb={read ? 'Guardar' : 'Registrar cliente'} cancel={done}>
      <PersonFields field={(name) => form.getInputProps(`person.${name}`)} />
    </RecordForm>
  )
}
