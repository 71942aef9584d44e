import * as v from 'valibot'
import type { Person } from '#api/generated/app.ts'
import { vPersonInput } from '#api/generated/schemas.ts'
import { findDocumentProblems, findUnfixableDocumentProblems } from '#domain/documents.ts'
import { formatTypedDate, parseTypedDate } from '../ui/dates/typed-date.ts'
import type { PartialRequest } from '../ui/form/form-values.ts'
import { withMessage } from '../ui/form/with-message.ts'

const rules = vPersonInput.entries

/** The contract's PersonInput with the date as typed text. */
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

/** Checks the document by the rule of its type, once both are filled in. */
export const findPersonProblems = ({ person = {} }: PartialRequest<{ person: PersonOutput }>) =>
  person.document === undefined || person.documentType === undefined
    ? []
    : findDocumentProblems(person.documentType, person.document, 'person.document')

/** Finds errors of the document that further typing cannot fix. */
export const findUnfixablePersonErrors = ({ person = {} }: PartialRequest<{ person: PersonOutput }>) =>
  person.document === undefined || person.documentType === undefined
    ? []
    : findUnfixableDocumentProblems(person.documentType, person.document, 'person.document')

/** The initial values of the fields, for a person or for a new one. */
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

/** The contract's number of a document type: 0 is a DNI. */
export type DocumentType = PersonValues['documentType']

/** A person as sent in a request. */
export type PersonOutput = v.InferOutput<typeof vPersonForm>
