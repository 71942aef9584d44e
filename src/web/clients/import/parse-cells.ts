import { documentTypes } from '#domain/documents.ts'
import { monthsShort } from '#domain/spanish.ts'
import { buildDate } from '#domain/weeks.ts'
import type { DocumentType } from '#web/people/person-form.ts'
import { formatTypedDate, parseTypedDate } from '#web/ui/dates/typed-date.ts'
import { normalizeHeading } from './columns.ts'
import { type DateOrder, parseNumericDate, removeTime } from './date-order.ts'

// Functions that read the cells of a spreadsheet as values of the form. They return null for text that they cannot read.

const documentTypeWords: Record<DocumentType, string[]> = {
  0: ['0', 'dni', 'd i', 'documento nacional identidad', 'libreta electoral'],
  1: [
    '1',
    'pasaporte',
    'pas',
    'pasap',
    'passport',
    'ce',
    'c e',
    'carne',
    'carnet',
    'carne extranjeria',
    'carnet extranjeria',
    'carne ext',
    'carnet ext',
    'extranjeria',
    'ptp',
    'cpp',
  ],
  2: ['2', 'ruc', 'r u c'],
}

/** Parses a document type from a word or number. A foreigner's card counts as a passport. */
export function parseDocumentType(text: string): DocumentType | null {
  const words = normalizeHeading(text)
  return Object.values(documentTypes).find((type) => documentTypeWords[type].includes(words)) ?? null
}

const feminineWords = ['f', 'fem', 'femenino', 'femenina', 'mujer', 'nina', 'female']
const masculineWords = ['masc', 'masculino', 'masculina', 'hombre', 'varon', 'nino', 'male', 'h', 'v']

/**
 * Creates the parser for a column of genders: true for masculine. M means masculine in a column with F, but "mujer" in a column
 * with H or V. In a column with both, M is ambiguous, and in one whose words are "hombre", "varón" or "mujer".
 */
export function createGenderParser(column: readonly string[]): (text: string) => boolean | null {
  const used = new Set(column.map(keepLetters))
  const hasF = used.has('f')
  const hasHOrV = used.has('h') || used.has('v')
  const words = [...used].join()
  const isUnclear = hasF ? hasHOrV : !hasHOrV && /hombre|varon|mujer/.test(words) && !/masc|fem/.test(words)
  return (text) => {
    const gender = keepLetters(text)
    if (gender === 'm') return isUnclear ? null : !hasHOrV
    if (masculineWords.includes(gender)) return true
    return feminineWords.includes(gender) ? false : null
  }
}

const keepLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

/**
 * Parses a date to the form's format (dd/mm/aaaa). Accepts aaaa-mm-dd, a time after the date, the month in letters, and years of
 * two digits, which become the last such year that is not after `today`. Where it is not known which number comes first, a date of two different ones gives
 * null.
 */
export function parseBirthDate(text: string, today: string, order: DateOrder | null = 'dayFirst'): string | null {
  const date = removeTime(text)
  const numeric = parseNumericDate(date)
  if (numeric) {
    const { first, second, year } = numeric
    if (order === null && first !== second) return null
    return formatParsedDate(parseTypedDate(order === 'monthFirst' ? `${second}/${first}/${year}` : `${first}/${second}/${year}`, today))
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(date)
  if (iso) return formatParsedDate(buildDate(Number(iso[1]), Number(iso[2]), Number(iso[3])))
  const [, day, month, year] = /^(\d{1,2})[-/. ]+(?:de )?([a-z]{3})[a-z]*[-/. ]+(?:del? )?(\d{4}|\d{2})$/i.exec(date) ?? []
  if (month !== undefined) return formatParsedDate(parseTypedDate(`${day}/${findMonth(month)}/${year}`, today))
  return null
}

const formatParsedDate = (date: string | null) => date && formatTypedDate(date)

// In Peru, September is also spelled "setiembre".
const findMonth = (letters: string) =>
  monthsShort.findIndex((month) => month.slice(0, 3).toLowerCase() === letters.toLowerCase().replace('set', 'sep')) + 1

/** Removes punctuation from a document, and the type written before the number ("DNI 70112233"). */
export function parseDocument(text: string): { document: string; type: DocumentType | null } {
  const [, prefix = '', rest = text] = /^([A-Za-z.]{2,10})[\s:.-]+(.+)$/.exec(text) ?? []
  const type = prefix ? parseDocumentType(prefix) : null
  return { document: (type === null ? text : rest).replace(/[\s.-]/g, ''), type }
}

const missingDocumentWords = ['', 'sd', 'sindocumento', 'sindni', 'notiene', 'pendiente']

/** True for a cell that says that there is no document. */
export const isMissingDocument = (text: string): boolean => missingDocumentWords.includes(text.toLowerCase().replace(/[^a-z0-9]/g, ''))

/** Trims a text and replaces every run of white space by one space. */
export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()
