import * as v from 'valibot'
import type { Person, PersonInput } from '#api/generated/app.ts'
import { vPersonInput } from '#api/generated/schemas.ts'
import { findBirthDateProblems } from '#domain/birth-date.ts'
import { findDocumentProblems, findUnfixableDocumentProblems } from '#domain/documents.ts'
import { findNameProblems } from '#domain/name-characters.ts'
import { findPhoneProblems, formatPhone, isBadPhone, splitJoinedPhone } from '#domain/phones.ts'
import { formatTypedDate, parseTypedDate } from '#web/ui/dates/typed-date.ts'
import type { PartialRequest } from '#web/ui/form/form-values.ts'
import { vDateText } from '#web/ui/form/typed-values.ts'
import type { FormProblem } from '#web/ui/form/validated-form.ts'
import { withMessage } from '#web/ui/form/with-message.ts'

const rules = vPersonInput.entries

/** The message about a telephone that the contract does not allow. */
export const phoneMessage = 'Escriba un solo número, de 6 a 15 cifras; también valen espacios y + ( ) . -'

/** The contract's PersonInput with the date as typed text. */
export const vPersonForm = v.strictObject({
  ...rules,
  // People with one surname leave this field empty.
  motherLastName: v.optional(rules.motherLastName, ''),
  email: v.optional(withMessage(rules.email, 'Escriba un correo como nombre@ejemplo.pe')),
  phone: v.optional(withMessage(rules.phone, phoneMessage)),
  birthDate: v.optional(vDateText),
})

/** The same for a person whose document may follow. */
export const vPersonFormWithoutDocument = v.strictObject({ ...vPersonForm.entries, document: v.optional(rules.document, '') })

const nameFields = ['name', 'fatherLastName', 'motherLastName'] as const

/**
 * Checks the characters of the names, the document by the rule of its type, once both are filled in, that the birth date is not in the future, and that the
 * telephone is one number.
 * Stored names and a stored birth date may stay.
 */
export function findPersonProblems({ person = {} }: PartialRequest<{ person: TypedPerson }>, today: string, stored?: Person) {
  const { document, documentType, birthDate = '', phone } = person
  const date = parseTypedDate(birthDate)
  return [
    ...nameFields.flatMap((field) => (person[field] === stored?.[field] ? [] : findNameProblems(person[field] ?? '', `person.${field}`))),
    ...(document === undefined || documentType === undefined ? [] : findTypedDocumentProblems(documentType, document)),
    ...(date === null || date === stored?.birthDate ? [] : findBirthDateProblems(date, today, 'person.birthDate')),
    ...findPhoneProblems(phone, 'person.phone'),
  ]
}

function findTypedDocumentProblems(type: number, document: string): FormProblem[] {
  const path = 'person.document'
  const unfixable = findUnfixableDocumentProblems(type, document, path)
  return unfixable.length > 0 ? unfixable.map((problem) => ({ ...problem, isUnfixable: true })) : findDocumentProblems(type, document, path)
}

/** Returns the number that a form proposes for a stored telephone, and the second one where two were written into one. */
export const proposePhone = (stored: string | null | undefined): readonly [phone: string, second?: string] =>
  stored && isBadPhone(stored) ? splitJoinedPhone(stored) : [stored ?? '']

/** Says which number the form leaves out of a telephone that was two in one, and where it goes. Undefined for any other telephone. */
export function describeSecondPhone(stored: string | null | undefined, whereTo = 'no se guarda aquí'): string | undefined {
  const [, second] = proposePhone(stored)
  return second && `Eran dos números juntos: el otro, ${formatPhone(second)}, ${whereTo}.`
}

/** The initial values of the fields, for a person or for a new one. */
export const toPersonValues = (person?: Person) =>
  ({
    name: person?.name ?? '',
    fatherLastName: person?.fatherLastName ?? '',
    motherLastName: person?.motherLastName ?? '',
    documentType: person?.documentType ?? 0,
    document: person?.document ?? '',
    gender: person?.gender ?? null,
    birthDate: person?.birthDate ? formatTypedDate(person.birthDate) : '',
    phone: formatPhone(proposePhone(person?.phone)[0]),
    email: person?.email ?? '',
    address: person?.address ?? '',
  }) satisfies Record<keyof PersonInput, unknown>

export type PersonValues = ReturnType<typeof toPersonValues>

/** The contract's number of a document type: 0 is a DNI. */
export type DocumentType = PersonValues['documentType']

/** A person as the form holds it, with the date as typed text. */
export type TypedPerson = v.InferInput<typeof vPersonForm>
/** A person as sent in a request. */
export type PersonOutput = v.InferOutput<typeof vPersonForm>
