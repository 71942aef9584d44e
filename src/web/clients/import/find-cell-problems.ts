import { documentTypes } from '#domain/documents.ts'
import type { Problem } from '#domain/problem.ts'
import type { TypedPerson } from '#web/people/person-form.ts'
import type { Encoding } from '#web/ui/list/encodings.ts'
import type { ImportField } from './columns.ts'
import { type DateOrder, parseNumericDate } from './date-order.ts'
import { findDamage } from './find-damaged-name.ts'

type Texts = Record<ImportField, string>

/** Finds document types and genders that are none of the known words. */
export function findUnknownWords(text: Texts, parsed: { type: number | null; gender: boolean | null }): Problem[] {
  const problems: Problem[] = []
  if (parsed.type === null) problems.push({ path: 'documentType', message: 'Escriba DNI, CE, Pasaporte o RUC' })
  if (parsed.gender === null && text.gender !== '') {
    const message = /^m\.?$/i.test(text.gender) ? '¿M de masculino o de mujer? Escríbalo' : 'Escriba Femenino o Masculino'
    problems.push({ path: 'gender', message })
  }
  return problems
}

/** Finds a date that the order of its column does not allow, or of which it is not known what the day is. */
export function findDateProblems(text: string, parsed: string | null, order: DateOrder | null): Problem[] {
  if (parsed !== null || order === 'dayFirst' || parseNumericDate(text) === null) return []
  const question = order === null ? '¿Va primero el día o el mes?' : 'En esta columna va primero el mes.'
  return [{ path: 'birthDate', message: `${question} Escríbalo con letras, como 3-abr-2018` }]
}

/** Finds documents that a spreadsheet changed as numbers: without leading zeros, or in scientific notation. */
export function findSpreadsheetDamage({ document = '', documentType }: Partial<TypedPerson> = {}): Problem[] {
  const path = 'document'
  if (/^\d[,.]?\d*E\+?\d+$/i.test(document) && documentType !== documentTypes.passport)
    return [{ path, message: 'La hoja de cálculo lo abrevió: dé a la columna formato de texto' }]
  const isShort = documentType === documentTypes.dni && /^\d{6,7}$/.test(document)
  return isShort ? [{ path, message: `El DNI tiene 8 cifras; hay ${document.length}. ¿Perdió un cero al comienzo?` }] : []
}

const nameFields = ['name', 'fatherLastName', 'motherLastName', 'guardianName'] as const

/** Finds names with signs that show that the file was read in another encoding than it was written in. */
export const findDamagedNames = (texts: Texts, encoding: Encoding | undefined): Problem[] =>
  nameFields.flatMap((path) => {
    const sign = findDamage(texts[path], encoding)
    return sign === undefined ? [] : [{ path, message: `Ningún nombre lleva «${sign}»: corríjalo, o elija otra codificación del archivo` }]
  })
