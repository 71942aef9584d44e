import * as v from 'valibot'
import { documentNames, documentTypes } from '#domain/documents.ts'
import type { Problem } from '#domain/problem.ts'
import { formatGender } from '../../people/person-field-descriptions.ts'
import { findPersonProblems, type PersonOutput, type PersonValues, vPersonForm } from '../../people/person-form.ts'
import { type PersonField, personFields } from '../../people/person-titles.ts'
import { toRequest } from '../../ui/form/form-values.ts'
import type { CsvRow } from '../../ui/list/csv.ts'
import '../../ui/form/validation-messages.ts'
import type { Columns } from './columns.ts'
import { collapseSpaces, createGenderParser, normalizePhone, parseBirthDate, parseDocument, parseDocumentType } from './parse-cells.ts'

/** What is wrong with a row, by field; one sentence each, the most telling. */
export type RowProblems = Partial<Record<PersonField, string>>

/** A row of the file as it was understood. */
export type CheckedRow = CsvRow & {
  /** What each field was understood to say, or the text that was not understood. */
  texts: Record<PersonField, string>
  /** What is sent; undefined where there are problems. */
  person: PersonOutput | undefined
  problems: RowProblems
}

/** What the file itself does not say. */
export type RowCheckOptions = {
  columns: Columns
  /** The type of documents where no column says it. */
  documentType: PersonValues['documentType']
  /** Today's date, by which years of two digits are told. */
  today: string
}

/** Reads rows one by one by the rules of the form; what depends on other rows is added by `withDuplicates`. */
export function createRowChecker({ columns, documentType, today }: RowCheckOptions, rows: readonly CsvRow[]) {
  const columnIndexes = Object.fromEntries(personFields.map((field) => [field, columns.indexOf(field)])) as Record<PersonField, number>
  const getText = ({ cells }: CsvRow, field: PersonField) => collapseSpaces(cells[columnIndexes[field]] ?? '')
  const parseGender = createGenderParser(rows.map((row) => getText(row, 'gender')))

  return (row: CsvRow): CheckedRow => {
    const text = Object.fromEntries(personFields.map((field) => [field, getText(row, field)])) as Record<PersonField, string>
    const { document, type } = parseDocument(text.document)
    const written = columnIndexes.documentType < 0 ? (type ?? documentType) : parseDocumentType(text.documentType)
    const gender = parseGender(text.gender)
    const values = {
      ...text,
      document,
      documentType: written,
      gender,
      birthDate: parseBirthDate(text.birthDate, today) ?? text.birthDate,
      phone: normalizePhone(text.phone),
    }
    const request = toRequest(values, new Set()) as Partial<PersonOutput>
    const { issues = [], output, success } = v.safeParse(vPersonForm, request, { lang: 'es' })
    const problems = takeFirstProblems([
      ...findUnknownWords(text, { type: written, gender }),
      ...findSpreadsheetDamage(request),
      ...findPersonProblems({ person: request }),
      ...issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
    ])
    return {
      ...row,
      texts: {
        ...values,
        documentType: written === null ? text.documentType : documentNames[written]!,
        gender: formatGender(gender) || text.gender,
      },
      person: success && Object.keys(problems).length === 0 ? output : undefined,
      problems,
    }
  }
}

/** Words of which a column has only a few, and these are none of them. */
function findUnknownWords(text: Record<PersonField, string>, read: { type: number | null; gender: boolean | null }): Problem[] {
  const problems: Problem[] = []
  if (read.type === null) problems.push({ path: 'documentType', message: 'Escriba DNI, Pasaporte o RUC' })
  if (read.gender === null && text.gender !== '') {
    const message = /^m\.?$/i.test(text.gender) ? '¿M de masculino o de mujer? Escríbalo' : 'Escriba Femenino o Masculino'
    problems.push({ path: 'gender', message })
  }
  return problems
}

/** What spreadsheets do to numbers: the zeros before them go, and long ones are shortened. */
function findSpreadsheetDamage({ document = '', documentType }: Partial<PersonOutput>): Problem[] {
  const path = 'document'
  if (/^\d[,.]?\d*E\+?\d+$/i.test(document) && documentType !== documentTypes.passport)
    return [{ path, message: 'La hoja de cálculo lo abrevió: dé a la columna formato de texto' }]
  const isShort = documentType === documentTypes.dni && /^\d{6,7}$/.test(document)
  return isShort ? [{ path, message: `El DNI tiene 8 cifras; hay ${document.length}. ¿Perdió un cero al comienzo?` }] : []
}

/** The rows, and where two have one document, what the others are. */
export function markDuplicates(rows: readonly CheckedRow[]): CheckedRow[] {
  const getDocumentKey = ({ texts: shown }: CheckedRow) =>
    shown.document ? `${shown.documentType} ${shown.document.toUpperCase()}` : undefined
  const byDocument = Map.groupBy(rows, getDocumentKey)
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
  if (parts.length === 1) return `la fila ${parts[0]}`
  return `las filas ${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`
}

function takeFirstProblems(problems: readonly Problem[]): RowProblems {
  const first: RowProblems = {}
  for (const { path, message } of problems) first[path.replace(/^person\./, '') as PersonField] ??= message
  return first
}
