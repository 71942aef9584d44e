import * as v from 'valibot'
import { documentNames, documentTypes } from '#domain/documents.ts'
import { groupBy } from '#domain/group-by.ts'
import type { Problem } from '#domain/problem.ts'
import { formatGender } from '../../people/person-field-descriptions.ts'
import { findPersonProblems, type PersonOutput, type PersonValues, type TypedPerson, vPersonForm } from '../../people/person-form.ts'
import { type PersonField, personFields } from '../../people/person-titles.ts'
import { toRequest } from '../../ui/form/form-values.ts'
import type { CsvRow } from '../../ui/list/csv.ts'
import '../../ui/form/validation-messages.ts'
import type { Columns } from './columns.ts'
import { collapseSpaces, createGenderParser, parseBirthDate, parseDocument, parseDocumentType } from './parse-cells.ts'

/** The problems of a row by field, one sentence each. */
export type RowProblems = Partial<Record<PersonField, string>>

/** A row of the file after reading and validating its cells. */
export type CheckedRow = CsvRow & {
  /** The text to show for each field: the value that was read, or the cell's own text where it could not be read. */
  texts: Record<PersonField, string>
  /** The person to send; undefined for a row with problems. */
  person: PersonOutput | undefined
  problems: RowProblems
}

/** The facts that the rows do not contain. */
export type RowCheckOptions = {
  columns: Columns
  /** The document type of every row, for files without a column for it. */
  documentType: PersonValues['documentType']
  /** Today's date (ISO), to complete years of two digits. */
  today: string
}

/** Creates a function that checks one row by the rules of the form. Duplicates among rows are found by `markDuplicates`. */
export function createRowChecker({ columns, documentType, today }: RowCheckOptions, rows: readonly CsvRow[]) {
  const columnIndexes = Object.fromEntries(personFields.map((field) => [field, columns.indexOf(field)])) as Record<PersonField, number>
  const getText = ({ cells }: CsvRow, field: PersonField) => collapseSpaces(cells[columnIndexes[field]] ?? '')
  const parseGender = createGenderParser(rows.map((row) => getText(row, 'gender')))

  return (row: CsvRow): CheckedRow => {
    const text = Object.fromEntries(personFields.map((field) => [field, getText(row, field)])) as Record<PersonField, string>
    const { document, type: documentPrefix } = parseDocument(text.document)
    const type = columnIndexes.documentType < 0 ? (documentPrefix ?? documentType) : parseDocumentType(text.documentType)
    const gender = parseGender(text.gender)
    const values = {
      ...text,
      document,
      documentType: type,
      gender,
      birthDate: parseBirthDate(text.birthDate, today) ?? text.birthDate,
    }
    const request = toRequest(values, new Set()) as Partial<TypedPerson>
    const { issues = [], output, success } = v.safeParse(vPersonForm, request, { lang: 'es' })
    const problems = takeFirstProblems([
      ...findUnknownWords(text, { type, gender }),
      ...findSpreadsheetDamage(request),
      ...findPersonProblems({ person: request }, today),
      ...issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
    ])
    return {
      ...row,
      texts: {
        ...values,
        documentType: type === null ? text.documentType : documentNames[type]!,
        gender: formatGender(gender) || text.gender,
      },
      person: success && Object.keys(problems).length === 0 ? output : undefined,
      problems,
    }
  }
}

/** Finds document types and genders that are none of the known words. */
function findUnknownWords(text: Record<PersonField, string>, parsed: { type: number | null; gender: boolean | null }): Problem[] {
  const problems: Problem[] = []
  if (parsed.type === null) problems.push({ path: 'documentType', message: 'Escriba DNI, Pasaporte o RUC' })
  if (parsed.gender === null && text.gender !== '') {
    const message = /^m\.?$/i.test(text.gender) ? '¿M de masculino o de mujer? Escríbalo' : 'Escriba Femenino o Masculino'
    problems.push({ path: 'gender', message })
  }
  return problems
}

/** Finds documents that a spreadsheet changed as numbers: without leading zeros, or in scientific notation. */
function findSpreadsheetDamage({ document = '', documentType }: Partial<TypedPerson>): Problem[] {
  const path = 'document'
  if (/^\d[,.]?\d*E\+?\d+$/i.test(document) && documentType !== documentTypes.passport)
    return [{ path, message: 'La hoja de cálculo lo abrevió: dé a la columna formato de texto' }]
  const isShort = documentType === documentTypes.dni && /^\d{6,7}$/.test(document)
  return isShort ? [{ path, message: `El DNI tiene 8 cifras; hay ${document.length}. ¿Perdió un cero al comienzo?` }] : []
}

/** Adds a problem to every row whose document occurs in another row. */
export function markDuplicates(rows: readonly CheckedRow[]): CheckedRow[] {
  const getDocumentKey = ({ texts }: CheckedRow) => (texts.document ? `${texts.documentType} ${texts.document.toUpperCase()}` : undefined)
  const byDocument = groupBy(rows, getDocumentKey)
  return rows.map((row) => {
    const key = getDocumentKey(row)
    const others = key === undefined ? [] : byDocument.get(key)!.filter((other) => other !== row)
    if (others.length === 0) return row
    const message = `${row.problems.document ? `${row.problems.document}. ` : ''}Es el mismo de ${formatRowNumbers(others.map(({ line }) => line))}`
    return { ...row, person: undefined, problems: { ...row.problems, document: message } }
  })
}

const maxNamedRows = 3

/** "la fila 12", "las filas 12 y 40", "las filas 3, 4, 5 y 12 más". */
function formatRowNumbers(lines: readonly number[]) {
  const named = lines.slice(0, maxNamedRows)
  const rest = lines.length - named.length
  const parts = rest > 0 ? [...named, `${rest} más`] : named
  return `${parts.length === 1 ? 'la fila' : 'las filas'} ${new Intl.ListFormat('es').format(parts.map(String))}`
}

/** Keeps the first problem of each field. */
function takeFirstProblems(problems: readonly Problem[]): RowProblems {
  const first: RowProblems = {}
  for (const { path, message } of problems) first[path.replace(/^person\./, '') as PersonField] ??= message
  return first
}
