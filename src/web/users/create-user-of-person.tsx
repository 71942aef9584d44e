import { useState } from 'react'
import * as v from 'valibot'
import type { Client, Worker } from '#api/generated/app.ts'
import { findPeople } from '#domain/person-search.ts'
import { formatIdentity } from '#web/people/identity.ts'
import { formatFullName, toSearchedPerson } from '#web/people/name.ts'
import type { PersonOption } from '#web/people/person-option.tsx'
import { PersonSearch } from '#web/people/person-search.tsx'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import type { FieldProps } from '#web/ui/form/validated-form.ts'
import { DocumentFirst } from './document-first.tsx'
import { PasswordNote } from './password-note.tsx'
import { type NewUser, personSearchLimit, personSearchQuery, type UserSource, useCreateUserFrom } from './queries.ts'
import { UserFormPage, type UserFormPageProps } from './user-form-page.tsx'

const vPersonChoice = v.object({ personId: v.pipe(v.string(), v.uuid()) })

type Props = Pick<UserFormPageProps, 'parent' | 'children'> & { kind: UserSource['kind']; onCreated: (user: NewUser) => void }

/** The form that creates the user of a client or worker. The user's name is the person's document. */
export function CreateUserOfPerson({ kind, parent, onCreated, children }: Props) {
  const [selected, setSelected] = useState<Client | Worker>()
  const create = useCreateUserFrom()
  const request = useRequestForm(vPersonChoice, {
    initialValues: { personId: '' },
    validate: () => (selected && lacksDocument(selected) ? [{ path: 'personId', message: 'Falta su documento' }] : []),
    failureTitle: `No se pudo crear el usuario: ${selected ? formatFullName(selected.person) : ''}`,
    submit: async ({ personId }) => onCreated(await create.mutateAsync({ kind, id: personId })),
  })
  const { form } = request
  return (
    <UserFormPage request={request} verb="Crear" noun="usuario" parent={parent}>
      {children}
      <UserPersonField
        kind={kind}
        selected={selected}
        field={form.getInputProps('personId')}
        onSelect={(person) => {
          setSelected(person)
          form.setFieldValue('personId', person?.id ?? '')
        }}
      />
      <PasswordNote />
    </UserFormPage>
  )
}

interface PersonFieldProps {
  kind: UserSource['kind']
  selected: Client | Worker | undefined
  field: FieldProps
  onSelect: (person: Client | Worker | undefined) => void
}

/** The field that finds the client or worker who gets the user. People who already have one are disabled, and come last. */
function UserPersonField({ kind, selected, ...props }: PersonFieldProps) {
  const noun = kind === 'client' ? 'cliente' : 'trabajador'
  return (
    <PersonSearch
      label={kind === 'client' ? 'Cliente' : 'Trabajador'}
      placeholder="Nombre, documento, teléfono o correo"
      description={
        selected &&
        (lacksDocument(selected) ? <DocumentFirst clientId={selected.id} /> : `Entrará con su documento, ${selected.person.document}.`)
      }
      autoFocus
      getQuery={(search) => personSearchQuery(kind, search)}
      find={findWithoutUserFirst}
      limit={personSearchLimit}
      toOption={toOption}
      selected={selected}
      noMatchText={`Ningún ${noun} tiene ese nombre, documento, teléfono o correo.`}
      emptyText={`No hay ningún ${noun}.`}
      {...props}
    />
  )
}

function findWithoutUserFirst(people: readonly (Client | Worker)[], search: string) {
  const found = findPeople(people, search, ({ person }) => toSearchedPerson(person))
  return [...found.filter(({ userId }) => !userId), ...found.filter(({ userId }) => userId)]
}

/** Only a client can be without. */
const lacksDocument = ({ person }: Client | Worker) => person.document.trim() === ''

const toOption = (found: Client | Worker): PersonOption => ({
  id: found.id,
  name: formatFullName(found.person),
  details: formatIdentity(found),
  disabledReason: found.userId ? 'ya tiene usuario' : undefined,
})
