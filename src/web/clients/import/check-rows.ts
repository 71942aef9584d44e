import * as v from 'valibot'
import { documentNames, documentTypes } from '#domain/documents.ts'
import { splitPhones } from '#domain/phones.ts'
import type { Problem } from '#domain/problem.ts'
import { splitLastNames } from '#domain/typed-name.ts'
import { formatGender } from '#web/people/person-field-descriptions.ts'
import type { DocumentType, TypedPerson } from '#web/people/person-form.ts'
import { personFields } from '#web/people/person-titles.ts'
import { type PartialRequest, toRequest } from '#web/ui/form/form-values.ts'
import type { CsvRow } from '#web/ui/list/csv.ts'
import type { Encoding } from '#web/ui/list/encodings.ts'
import '#web/ui/form/validation-messages.ts'
import { clientDetails } from '../client-titles.ts'
import { addToNote, type ClientOutput, findClientProblems, vClientFormWithoutDocument } from '../client-values.ts'
import { type Columns, findSource, type ImportField, importFields } from './columns.ts'
import { type DateOrder, judgeDates, toDateOrder } from './date-order.ts'
import { findDamagedNames, findDateProblems, findSpreadsheetDamage, findUnknownWords } from './find-cell-problems.ts'
import { guessDocumentType, isForeignersCard } from './guess-document-type.ts'
import { collapseSpaces, createGenderParser, isMissingDocument, parseBirthDate, parseDocument, parseDocumentType } from './parse-cells.ts'
import { type NameOrder, splitWholeName } from './whole-name.ts'

/** The problems of a row by field, one sentence each. */
export type RowProblems = Partial<Record<ImportField, string>>

/** A row of the file after reading and validating its cells. */
export type CheckedRow = CsvRow & {
  /** The text to show for each field: the value that was read, or the cell's own text where it could not be read. */
  texts: Record<ImportField, string>
  /** The client to send; undefined for a row with problems. */
  request: ClientOutput | undefined
  problems: RowProblems
}

/** The facts that the rows do not contain. */
export type RowCheckOptions = {
  columns: Columns
  /** The document type of every row, for files without a column for it; null for the one that the form of each document suggests. */
  documentType: DocumentType | null
  /** Which number of a date comes first, where the dates of the column do not tell. */
  dateOrder?: DateOrder | undefined
  /** What comes first in a whole name. */
  nameOrder?: NameOrder
  /** The encoding in which the file was read. */
  encoding?: Encoding
  /** Today's date (ISO), to complete years of two digits. */
  today: string
}

/** A note may have several lines, and a second telephone is on one of its own. */
const keepsLines = (field: ImportField) => field === 'note' || field === 'phone' || field === 'guardianPhone'

/** Creates a function that checks one row by the rules of the form. `judgeRows` compares the rows with each other. */
export function createRowChecker(options: RowCheckOptions, rows: readonly CsvRow[]) {
  const { columns, nameOrder = 'givenFirst', encoding, today } = options
  const getText = ({ cells }: CsvRow, field: ImportField) => {
    const cell = cells[columns.indexOf(field)] ?? ''
    return keepsLines(field) ? cell.trim() : collapseSpaces(cell)
  }
  const listTexts = (field: ImportField) => rows.map((row) => getText(row, field))
  const parseGender = createGenderParser(listTexts('gender'))
  const dateOrder = options.dateOrder ?? toDateOrder(judgeDates(listTexts('birthDate')))

  return (row: CsvRow): CheckedRow => {
    const cells = Object.fromEntries(importFields.map((field) => [field, getText(row, field)])) as Record<ImportField, string>
    const text = { ...cells, ...splitNames(cells, columns, nameOrder) }
    const { document, type } = readDocument(text, options.documentType)
    const gender = parseGender(text.gender)
    const birthDate = parseBirthDate(text.birthDate, today, dateOrder)
    const [[phone = '', ...otherPhones], [guardianPhone = '', ...otherGuardianPhones]] = [
      splitPhones(text.phone).map(collapseSpaces),
      splitPhones(text.guardianPhone).map(collapseSpaces),
    ]
    const values = {
      ...text,
      phone,
      guardianPhone,
      note: addToNote(text.note, [...otherPhones, ...otherGuardianPhones]),
      document,
      documentType: type,
      gender,
      birthDate: birthDate ?? text.birthDate,
    }
    const person = Object.fromEntries(personFields.map((field) => [field, values[field]]))
    const details = Object.fromEntries(clientDetails.map((field) => [field, values[field]]))
    const request = toRequest({ ...details, person }) as PartialRequest<{
      person: TypedPerson
      guardianName?: string
      guardianPhone?: string
    }>
    const { issues = [], output, success } = v.safeParse(vClientFormWithoutDocument, request, { lang: 'es' })
    const problems = takeFirstProblems(columns, [
      ...findUnknownWords(text, { type, gender }),
      ...findDateProblems(text.birthDate, birthDate, dateOrder),
      ...findDamagedNames(text, encoding),
      ...findSpreadsheetDamage(request.person),
      ...findClientProblems(request, today),
      ...issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
    ])
    return {
      ...row,
      texts: {
        ...values,
        documentType: type === null ? text.documentType : document && documentNames[type]!,
        gender: formatGender(gender) || text.gender,
      },
      request: success && Object.keys(problems).length === 0 ? output : undefined,
      problems,
    }
  }
}

/** Splits the whole name or the last names of a row where they have one column. */
function splitNames(cells: Record<ImportField, string>, columns: Columns, nameOrder: NameOrder) {
  if (columns.includes('wholeName')) return splitWholeName(cells.wholeName, nameOrder)
  if (!columns.includes('lastNames')) return {}
  const { father, mother } = splitLastNames(cells.lastNames)
  return { fatherLastName: father, motherLastName: mother }
}

/** Reads a document, whose type its column, a word before the number, the choice for all rows or its form tells. */
function readDocument(text: Record<ImportField, string>, chosen: DocumentType | null) {
  if (isMissingDocument(text.document)) return { document: '', type: documentTypes.dni }
  const { document, type: prefix } = parseDocument(text.document)
  if (text.documentType) return { document, type: parseDocumentType(text.documentType) }
  if (prefix !== null) return { document, type: prefix }
  if (chosen === documentTypes.dni && isForeignersCard(document)) return { document, type: documentTypes.passport }
  return { document, type: chosen ?? guessDocumentType(document) }
}

/** Keeps the first problem of each field. Those of a part of a name belong to the column that is split into it. */
function takeFirstProblems(columns: Columns, problems: readonly Problem[]): RowProblems {
  const first: RowProblems = {}
  for (const { path, message } of problems) {
    const field = path.replace(/^person\./, '') as ImportField
    const source = findSource(columns, field) ?? field
    const isWholeName = source === 'wholeName' && message === 'Complete este dato'
    first[source] ??= isWholeName ? 'Escriba nombres y apellidos' : message
  }
  return first
}
