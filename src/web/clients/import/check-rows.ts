import * as v from 'valibot'
import type { Client } from '#api/generated/app.ts'
import { documentNames, documentTypes } from '#domain/documents.ts'
import { groupBy } from '#domain/group-by.ts'
import type { Problem } from '#domain/problem.ts'
import { simplifyName } from '#domain/search.ts'
import { formatFullName } from '#web/people/name.ts'
import { formatGender } from '#web/people/person-field-descriptions.ts'
import type { DocumentType, TypedPerson } from '#web/people/person-form.ts'
import { personFields } from '#web/people/person-titles.ts'
import { formatTypedDate } from '#web/ui/dates/typed-date.ts'
import { type PartialRequest, toRequest } from '#web/ui/form/form-values.ts'
import type { CsvRow } from '#web/ui/list/csv.ts'
import type { Encoding } from '#web/ui/list/encodings.ts'
import '#web/ui/form/validation-messages.ts'
import { clientDetails } from '../client-titles.ts'
import { type ClientOutput, findClientProblems, vClientFormWithoutDocument } from '../client-values.ts'
import { type Columns, type ImportField, importFields, isNamePart } from './columns.ts'
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

/** A client of the system as the rows are compared with it. */
export type KnownClient = Pick<Client, 'id'> & { person: Pick<Client['person'], 'name' | 'fatherLastName' | 'motherLastName'> }

/** The clients by each key of `getDocumentKey` and `listNameKeys`. */
export type KnownClients = ReadonlyMap<string, KnownClient>

/** A row after comparing it with the other rows and with the clients. */
export type JudgedRow = CheckedRow & {
  /** The client who has the document. */
  client: KnownClient | undefined
  /** True for a row of that client, which is not sent. A row with another name has a problem instead. */
  isRegistered: boolean
  /** The fields that have or had a problem, whose cells can be corrected. */
  correctable: readonly ImportField[]
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

/** Creates a function that checks one row by the rules of the form. `judgeRows` compares the rows with each other. */
export function createRowChecker(options: RowCheckOptions, rows: readonly CsvRow[]) {
  const { columns, nameOrder = 'givenFirst', encoding, today } = options
  const getText = ({ cells }: CsvRow, field: ImportField) => {
    const cell = cells[columns.indexOf(field)] ?? ''
    // A note may have several lines.
    return field === 'note' ? cell.trim() : collapseSpaces(cell)
  }
  const listTexts = (field: ImportField) => rows.map((row) => getText(row, field))
  const parseGender = createGenderParser(listTexts('gender'))
  const dateOrder = options.dateOrder ?? toDateOrder(judgeDates(listTexts('birthDate')))

  return (row: CsvRow): CheckedRow => {
    const cells = Object.fromEntries(importFields.map((field) => [field, getText(row, field)])) as Record<ImportField, string>
    const text = columns.includes('wholeName') ? { ...cells, ...splitWholeName(cells.wholeName, nameOrder) } : cells
    const { document, type } = readDocument(text, options.documentType)
    const gender = parseGender(text.gender)
    const birthDate = parseBirthDate(text.birthDate, today, dateOrder)
    const values = { ...text, document, documentType: type, gender, birthDate: birthDate ?? text.birthDate }
    const person = Object.fromEntries(personFields.map((field) => [field, values[field]]))
    const details = Object.fromEntries(clientDetails.map((field) => [field, values[field]]))
    const request = toRequest({ ...details, person }) as PartialRequest<{ person: TypedPerson; guardianName?: string }>
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

/** Reads a document, whose type its column, a word before the number, the choice for all rows or its form tells. */
function readDocument(text: Record<ImportField, string>, chosen: DocumentType | null) {
  if (isMissingDocument(text.document)) return { document: '', type: documentTypes.dni }
  const { document, type: prefix } = parseDocument(text.document)
  if (text.documentType) return { document, type: parseDocumentType(text.documentType) }
  if (prefix !== null) return { document, type: prefix }
  if (chosen === documentTypes.dni && isForeignersCard(document)) return { document, type: documentTypes.passport }
  return { document, type: chosen ?? guessDocumentType(document) }
}

/** Returns the document with its type, by which rows and clients are compared. */
const getDocumentKey = (documentType: string | undefined, document: string) =>
  document ? `${documentType} ${document.toUpperCase()}` : undefined

/** Returns the clients by document and by name. */
export const indexClients = (clients: readonly Client[]): KnownClients =>
  new Map(
    clients.flatMap(({ id, person }) => {
      const birthDate = person.birthDate ? formatTypedDate(person.birthDate) : ''
      const keys = [
        getDocumentKey(documentNames[person.documentType], person.document),
        buildNameKey(person, birthDate),
        buildNameKey(person),
      ]
      return keys.flatMap((key) => (key === undefined ? [] : [[key, { id, person }] as const]))
    }),
  )

/** Returns the whole name as it is compared, with the birth date, which is empty where it is not known; or the name alone. */
const buildNameKey = ({ name, fatherLastName, motherLastName }: ComparedName & { motherLastName: string }, birthDate = 'any') =>
  `${birthDate} ${simplifyName(name)} ${simplifyName(fatherLastName)} ${simplifyName(motherLastName)}`

/** Finds the client of a row: by the document, and without one by the name, unless the birth dates differ. */
function findClient({ texts }: CheckedRow, clients: KnownClients): KnownClient | undefined {
  const key = getDocumentKey(texts.documentType, texts.document)
  if (key !== undefined) return clients.get(key)
  return texts.birthDate
    ? (clients.get(buildNameKey(texts, texts.birthDate)) ?? clients.get(buildNameKey(texts, '')))
    : clients.get(buildNameKey(texts))
}

/** Compares the checked rows with each other and with the clients. Fields that could be corrected in `before` stay so, because their input has the focus. */
export function judgeRows(
  rows: readonly CheckedRow[],
  { clients, columns, before }: { clients: KnownClients; columns: Columns; before?: readonly JudgedRow[] },
): JudgedRow[] {
  return markDuplicates(rows).map((row, index) => {
    const client = findClient(row, clients)
    const isRegistered = client !== undefined && isSameName(client.person, row.texts)
    const problems: RowProblems = isRegistered
      ? {}
      : client
        ? { ...row.problems, document: `Ya registrado: ${formatFullName(client.person)}` }
        : row.problems
    const earlier = before?.[index]?.correctable ?? []
    const correctable = columns.filter((field) => field !== undefined && (problems[field] !== undefined || earlier.includes(field)))
    return { ...row, request: client ? undefined : row.request, problems, client, isRegistered, correctable: correctable as ImportField[] }
  })
}

type ComparedName = Pick<Client['person'], 'name' | 'fatherLastName'>

/** True when the first name and the father's last name are the same. Files often leave out the other names. */
const isSameName = (one: ComparedName, other: ComparedName) => toComparedName(one) === toComparedName(other)

const toComparedName = ({ name, fatherLastName }: ComparedName) => simplifyName(`${name.trim().split(' ')[0]} ${fatherLastName}`)

/** Adds a problem to every row whose document occurs in another row, and to one without a document whose name occurred before. */
export function markDuplicates(rows: readonly CheckedRow[]): CheckedRow[] {
  const firstLines = new Map<string, number>()
  const getKey = ({ texts }: CheckedRow) => getDocumentKey(texts.documentType, texts.document)
  const byDocument = groupBy(rows, getKey)
  return rows.map((row) => {
    const key = getKey(row)
    if (key === undefined) return markNamesake(row, firstLines)
    const others = byDocument.get(key)!.filter((other) => other !== row)
    if (others.length === 0) return row
    const message = `${row.problems.document ? `${row.problems.document}. ` : ''}Es el mismo de ${formatRowNumbers(others.map(({ line }) => line))}`
    return { ...row, request: undefined, problems: { ...row.problems, document: message } }
  })
}

/** Adds a problem to a row without a document if another such row has the same name and birth date before it. */
function markNamesake(row: CheckedRow, firstLines: Map<string, number>): CheckedRow {
  const key = buildNameKey(row.texts, row.texts.birthDate)
  const firstLine = firstLines.get(key)
  if (row.request === undefined || firstLine === undefined) {
    firstLines.set(key, firstLine ?? row.line)
    return row
  }
  const field = row.texts.wholeName ? 'wholeName' : 'name'
  const message = `Se llama como en ${formatRowNumbers([firstLine])}, y ninguna de las dos tiene documento`
  return { ...row, request: undefined, problems: { ...row.problems, [field]: message } }
}

const maxNamedRows = 3

/** "la fila 12", "las filas 12 y 40", "las filas 3, 4, 5 y 12 más". */
function formatRowNumbers(lines: readonly number[]) {
  const named = lines.slice(0, maxNamedRows)
  const rest = lines.length - named.length
  const parts = rest > 0 ? [...named, `${rest} más`] : named
  return `${parts.length === 1 ? 'la fila' : 'las filas'} ${new Intl.ListFormat('es').format(parts.map(String))}`
}

/** Keeps the first problem of each field. Those of a part of a name belong to the whole name where there is one. */
function takeFirstProblems(columns: Columns, problems: readonly Problem[]): RowProblems {
  const first: RowProblems = {}
  for (const { path, message } of problems) {
    const field = path.replace(/^person\./, '') as ImportField
    if (!columns.includes('wholeName') || !isNamePart(field)) first[field] ??= message
    else first.wholeName ??= message === 'Complete este dato' ? 'Escriba nombres y apellidos' : message
  }
  return first
}
