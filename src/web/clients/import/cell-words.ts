import { documentTypes } from '#domain/documents.ts'
import { monthsShort } from '#domain/spanish.ts'
import { dateOf } from '#domain/weeks.ts'
import { formatTypedDate, parseTypedDate } from '../../ui/dates/typed-date.ts'
import { plainHeading } from './columns.ts'

// What people write into the cells of a spreadsheet, read as the form's values. What cannot be read is null.

type DocumentType = (typeof documentTypes)[keyof typeof documentTypes]

const types: Record<DocumentType, string[]> = {
  0: ['0', 'dni', 'd i', 'documento nacional identidad', 'libreta electoral'],
  1: ['1', 'pasaporte', 'pas', 'pasap', 'passport', 'ce', 'c e', 'carne extranjeria', 'carnet extranjeria', 'ptp', 'cpp'],
  2: ['2', 'ruc', 'r u c'],
}

/** The type of document that a word or number means; a foreigner's card counts as a passport. */
export function readDocumentType(text: string): DocumentType | null {
  const words = plainHeading(text)
  return Object.values(documentTypes).find((type) => types[type].includes(words)) ?? null
}

const feminine = ['f', 'fem', 'femenino', 'femenina', 'mujer', 'nina', 'female']
const masculine = ['masc', 'masculino', 'masculina', 'hombre', 'varon', 'nino', 'male', 'h', 'v']

/**
 * How a column of genders is read: true for masculine. M is masculine beside F, but a woman (mujer) beside H or V;
 * where the column has both, M says nothing.
 */
export function genderReader(column: readonly string[]): (text: string) => boolean | null {
  const used = new Set(column.map(word))
  const besideWoman = used.has('f')
  const besideMan = used.has('h') || used.has('v')
  return (text) => {
    const gender = word(text)
    if (gender === 'm') return besideMan ? (besideWoman ? null : false) : true
    if (masculine.includes(gender)) return true
    return feminine.includes(gender) ? false : null
  }
}

const word = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

/**
 * A date as the form writes it (dd/mm/aaaa). Also from aaaa-mm-dd, with a time behind it, with the month in letters, and with a
 * year of two digits: the last that is not after `today`.
 */
export function readBirthDate(text: string, today: string): string | null {
  const date = text.trim().replace(/[ T]\d{1,2}:\d{2}.*$/, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(date)
  if (iso) return written(dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3])))
  const [, day, month, year] = /^(\d{1,2})[-/. ]+(?:de )?([a-z]{3})[a-z]*[-/. ]+(?:del? )?(\d{4}|\d{2})$/i.exec(date) ?? []
  if (month !== undefined) return written(parseTypedDate(`${day}/${monthOf(month)}/${year}`, today))
  return written(parseTypedDate(date, today))
}

const written = (date: string | null) => date && formatTypedDate(date)

// the ninth is also called setiembre
const monthOf = (letters: string) =>
  monthsShort.findIndex((month) => month.slice(0, 3).toLowerCase() === letters.toLowerCase().replace('set', 'sep')) + 1

/** A telephone number in the characters that are stored: other signs between its digits become blanks. */
export const readPhone = (text: string) => tidy(text.replace(/[().\-/]/g, ' '))

/** A document without the signs that people put between its digits, and without the type that they put before it. */
export function readDocument(text: string): { document: string; type: DocumentType | null } {
  const [, prefix = '', rest = text] = /^([A-Za-z.]{2,10})[\s:.-]+(.+)$/.exec(text) ?? []
  const type = prefix ? readDocumentType(prefix) : null
  return { document: (type === null ? text : rest).replace(/[\s.-]/g, ''), type }
}

/** One line, single blanks, none around it. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
