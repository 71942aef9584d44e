import * as v from 'valibot'
import type { Client, ClientInput } from '#api/generated/app.ts'
import { vClientInput } from '#api/generated/schemas.ts'
import { findNameProblems } from '#domain/name-characters.ts'
import { findPhoneProblems, formatPhone } from '#domain/phones.ts'
import type { ClientDetail } from '#web/people/name.ts'
import { personFieldDescriptions } from '#web/people/person-field-descriptions.ts'
import {
  findPersonProblems,
  phoneMessage,
  proposePhone,
  type TypedPerson,
  toPersonValues,
  vPersonForm,
  vPersonFormWithoutDocument,
} from '#web/people/person-form.ts'
import type { PartialRequest } from '#web/ui/form/form-values.ts'
import type { FieldDescription } from '#web/ui/form/stale.ts'
import { withMessage } from '#web/ui/form/with-message.ts'
import { clientDetails, clientDetailTitles } from './client-titles.ts'

const rules = vClientInput.entries

/** The contract's ClientInput with a new person whose date is typed text. */
export const vClientForm = v.strictObject({
  ...rules,
  guardianPhone: v.optional(withMessage(rules.guardianPhone, phoneMessage)),
  person: vPersonForm,
})

/** The same for a client whose document may follow. */
export const vClientFormWithoutDocument = v.strictObject({ ...vClientForm.entries, person: vPersonFormWithoutDocument })

/** A client as sent in a request. */
export type ClientOutput = v.InferOutput<typeof vClientForm>

/** Adds to a note the further telephones of a client, for which there is no field. */
export const addToNote = (note: string | null | undefined, phones: readonly (string | undefined)[]): string =>
  [note, ...phones.map((phone) => phone && `Otro teléfono: ${formatPhone(phone)}`)].filter(Boolean).join('\n')

/** The initial values of the form, for a client or for a new one. */
export const toClientValues = (client?: Client) =>
  ({
    person: toPersonValues(client?.person),
    guardianName: client?.guardianName ?? '',
    guardianPhone: formatPhone(proposePhone(client?.guardianPhone)[0]),
    note: addToNote(client?.note, [proposePhone(client?.person.phone)[1], proposePhone(client?.guardianPhone)[1]]),
  }) satisfies Record<keyof ClientInput, unknown>

type ClientValues = ReturnType<typeof toClientValues>

/** Checks the person, that the guardian's name can be read, and that the guardian's telephone is one number. A stored name may stay. */
export const findClientProblems = (
  {
    person,
    guardianName,
    guardianPhone,
  }: PartialRequest<{ person: TypedPerson; guardianName?: string | null | undefined; guardianPhone?: string | null | undefined }>,
  today: string,
  stored?: Client,
) => [
  ...findPersonProblems({ person }, today, stored?.person),
  ...(guardianName && guardianName !== stored?.guardianName ? findNameProblems(guardianName, 'guardianName') : []),
  ...findPhoneProblems(guardianPhone, 'guardianPhone'),
]

/** Returns the fields of a request that a client has besides the person. A field that is empty clears what is stored. */
export const toClientDetails = ({ guardianName = null, guardianPhone = null, note = null }: Omit<ClientOutput, 'person'>) =>
  ({ guardianName, guardianPhone, note }) satisfies Record<ClientDetail, unknown>

/** The fields of a client with their labels, in the order of the form, for comparing a stale form with the record. */
export const clientFieldDescriptions: readonly FieldDescription<ClientValues>[] = [
  ...personFieldDescriptions,
  ...clientDetails.map((field) => ({ label: clientDetailTitles[field], paths: [field] })),
]
