import * as v from 'valibot'
import type { Person } from '#api/generated/app.ts'
import { vPersonInput } from '#api/generated/schemas.ts'
import { documentProblems, unfixableDocumentErrors } from '#domain/documents.ts'
import { formatTypedDate, parseTypedDate } from '../ui/dates/typed-date.ts'
import type { PartialRequest } from '../ui/form/form-values.ts'
import { withMessage } from '../ui/form/with-message.ts'

const rules = vPersonInput.entries

/** The contract's PersonInput as it is typed: the date as text. */
export const vPersonForm = v.strictObject({
  ...rules,
  phone: v.optional(withMessage(rules.phone, 'Escriba de 6 a 20 cifras; también valen espacios y +')),
  birthDate: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseTypedDate(text) !== null, 'Escriba una fecha del calendario, como 14/05/2018'),
      v.transform(parseTypedDate),
    ),
  ),
})

/** What is wrong with a person as far as it is filled in, beyond the shape: the document, by the rule of its type. */
export const findPersonProblems = ({ person = {} }: PartialRequest<{ person: PersonOutput }>) =>
  person.document === undefined || person.documentType === undefined
    ? []
    : documentProblems(person.documentType, person.document, 'person.document')

/** What can no longer become right, however one types on. */
export const findUnfixablePersonErrors = ({ person = {} }: PartialRequest<{ person: PersonOutput }>) =>
  person.document === undefined || person.documentType === undefined
    ? []
    : unfixableDocumentErrors(person.documentType, person.document, 'person.document')

/** What stands in the fields of a person at first. */
export const toPersonValues = (person?: Person) => ({
  name: person?.name ?? '',
  fatherLastName: person?.fatherLastName ?? '',
  motherLastName: person?.motherLastName ?? '',
  documentType: person?.documentType ?? 0,
  document: person?.document ?? '',
  gender: person?.gender ?? null,
  birthDate: person?.birthDate ? formatTypedDate(person.birthDate) : '',
  phone: person?.phone ?? '',
  email: person?.email ?? '',
  address: person?.address ?? '',
})

export type PersonValues = ReturnType<typeof toPersonValues>

/** The type of a document as the contract numbers it: 0 is a DNI. */
export type DocumentType = PersonValues['documentType']

/** A person as the form sends it. */
export type PersonOutput = v.InferOutput<typeof vPersonForm>
