import * as v from 'valibot'
import type { Client } from '#api/generated/app.ts'
import { vClientInput } from '#api/generated/schemas.ts'
import { findNameProblems } from '#domain/name-characters.ts'
import { formatPhone } from '#domain/phones.ts'
import { personFieldDescriptions } from '../people/person-field-descriptions.ts'
import {
  findPersonProblems,
  type PersonValues,
  phoneMessage,
  type TypedPerson,
  toPersonValues,
  vPersonForm,
  vPersonFormWithoutDocument,
} from '../people/person-form.ts'
import type { PartialRequest } from '../ui/form/form-values.ts'
import type { FieldDescription } from '../ui/form/stale.ts'
import { withMessage } from '../ui/form/with-message.ts'

const { guardianName, guardianPhone, note } = vClientInput.entries

const guardianRules = { guardianName, guardianPhone: v.optional(withMessage(guardianPhone, phoneMessage)), note }

/** The contract's ClientInput with a new person whose date is typed text. */
export const vClientForm = v.strictObject({ ...guardianRules, person: vPersonForm })

/** The same for a client whose document may follow. */
export const vClientFormWithoutDocument = v.strictObject({ ...guardianRules, person: vPersonFormWithoutDocument })

export type ClientOutput = v.InferOutput<typeof vClientForm>

type ClientValues = { person: PersonValues; guardianName: string; guardianPhone: string; note: string }

/** The initial values of the form, for a client or for a new one. */
export const toClientValues = (client?: Client): ClientValues => ({
  person: toPersonValues(client?.person),
  guardianName: client?.guardianName ?? '',
  guardianPhone: formatPhone(client?.guardianPhone ?? ''),
  note: client?.note ?? '',
})

/** Checks the person, and that the guardian's name can be read. A stored name may stay. */
export const findClientProblems = (
  { person, guardianName }: PartialRequest<{ person: TypedPerson; guardianName?: string | null | undefined }>,
  today: string,
  stored?: Client,
) => [
  ...findPersonProblems({ person }, today, stored?.person),
  ...(guardianName && guardianName !== stored?.guardianName ? findNameProblems(guardianName, 'guardianName') : []),
]

/** The guardian and the note in a request: a field that is empty clears what is stored. */
export const toGuardianInput = ({ guardianName = null, guardianPhone = null, note = null }: Omit<ClientOutput, 'person'>) => ({
  guardianName,
  guardianPhone,
  note,
})

/** The fields of a client with their labels, in the order of the form, for comparing a stale form with the record. */
export const clientFieldDescriptions: readonly FieldDescription<ClientValues>[] = [
  ...personFieldDescriptions,
  { label: 'Apoderado', paths: ['guardianName'] },
  { label: 'Teléfono del apoderado', paths: ['guardianPhone'] },
  { label: 'Nota', paths: ['note'] },
]
