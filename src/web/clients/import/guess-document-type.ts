import { documentTypes } from '#domain/documents.ts'
import type { DocumentType } from '#web/people/person-form.ts'

/**
 * Guesses the type of a document by its form. The card of a foreigner has 9 digits, other cards have letters and digits or 12 digits, and all count as passports.
 * What has no known form, such as a word, is taken for a DNI, whose problem is then shown.
 */
export function guessDocumentType(document: string): DocumentType {
  if (/^(1[0567]|20)\d{9}$/.test(document)) return documentTypes.ruc
  if (/^\d{9}$|^\d{12}$/.test(document)) return documentTypes.passport
  return /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{6,12}$/.test(document) ? documentTypes.passport : documentTypes.dni
}

/** True for a card of a foreigner in a column of DNIs: their numbers begin with 00 and have one more digit. */
export const isForeignersCard = (document: string): boolean => /^00\d{7}$/.test(document)
