import * as v from 'valibot'
import type { Client } from '#api/generated/app.ts'
import { documentNames, documentTypes } from '#domain/documents.ts'
import { groupBy } from '#domain/group-by.ts'
import type { Problem } from '#domain/problem.ts'
import { simplifyName } from '#domain/search.ts'
import { formatFullName } from '#web/people/name.ts'
import { formatGender } from '#web/people/person-field-descriptions.ts'
import type { PersonValues, TypedPerson } from '#web/people/person-form.ts'
import { personFields } from '#web/people/person-titles.ts'
import { type PartialRequest, toRequest } from '#web/ui/form/form-values.ts'
import type { CsvRow } from '#web/ui/list/csv.ts'
import '#web/ui/form/validation-messages.ts'
import { clientDetails, type FileField, fileFields } from '../client-titles.ts'
import { type ClientOutput, findClientProblems, vClientForm } from '../client-values.ts'
import type { Columns } from './columns.ts'
import { collapseSpaces, createGenderParser, parseBirthDate, parseDocument, parseDocumentType } from './parse-cells.ts'

/** The problems of a row by field, one sentence each. */
export type RowProblems = Partial<Record<FileField, string>>

/** A row of the file after reading and validating its cells. */
export type CheckedRow = CsvRow & {
  /** The text to show for each field: the value that was read, or the cell's own text where it could not be read. */
  texts: Record<FileField, string>
  /** The client to send; undefined for a row with problems. */
  request: ClientOutput | undefined
  problems: RowProblems
}

/** A client of the system as the rows are compared with it. */
export type KnownClient = Pick<Client, 'id'> & { person: Pick<Client['person'], 'name' | 'fatherLastName' | 'motherLastName'> }

/** The clients by `getDocumentKey`. */
export type KnownClients = ReadonlyMap<string, KnownClient>

/** A row after comparing it with the other rows and with the clients. */
export type JudgedRow = CheckedRow & {
  /** The client who has the document. */
  client: KnownClient | undefined
  /** True for a row of that client, which is not sent. A row with another name has a problem instead. */
  isRegistered: boolean
  /** The fields that have or had a problem, whose cells can be corrected. */
  correctable: readonly FileField[]
}

/** The facts that the rows do not contain. */
export type RowCheckOptions = {
  columns: Columns
  /** The document type of every row, for files without a column for it. */
  documentType: PersonValues['documentType']
  /** Today's date (ISO), to complete years of two digits. */
  today: string
}

/** Creates a function that checks one row by the rules of the form. `judgeRows` compares the rows with each other. */
export function createRowChecker({ columns, documentType, today }: RowCheckOptions, rows: readonly CsvRow[]) {
  const columnIndexes = Object.fromEntries(fileFields.map((field) => [field, columns.indexOf(field)])) as Record<FileField, number>
  const getText = ({ cells }: CsvRow, field: FileField) => {
    const cell = cells[columnIndexes[field]] ?? ''
    // A note may have several lines.
    return field === 'note' ? cell.trim() : collapseSpaces(cell)
  }
  const parseGender = createGenderParser(rows.map((row) => getText(row, 'gender')))

  return (row: CsvRow): CheckedRow => {
    const text = Object.fromEntries(fileFields.map((field) => [field, getText(row, field)])) as Record<FileField, string>
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
    const person = Object.fromEntries(personFields.map((field) => [field, values[field]]))
    const details = Object.fromEntries(clientDetails.map((field) => [field, values[field]]))
    const request = toRequest({ ...details, person }) as PartialRequest<{ person: TypedPerson; guardianName?: string }>
    const { issues = [], output, success } = v.safeParse(vClientForm, request, { lang: 'es' })
    const problems = takeFirstProblems([
      ...findUnknownWords(text, { type, gender }),
      ...findSpreadsheetDamage(request.person),
      ...findClientProblems(request, today),
      ...issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
    ])
    return {
      ...row,
      texts: {
        ...values,
        documentType: type === null ? text.documentType : documentNames[type]!,
        gender: formatGender(gender) || text.gender,
      },
      request: success && Object.keys(problems).length === 0 ? output : undefined,
      problems,
    }
  }
}

/** Finds document types and genders that are none of the known words. */
function findUnknownWords(text: CheckedRow['texts'], parsed: { type: number | null; gender: boolean | null }): Problem[] {
  const problems: Problem[] = []
  if (parsed.type === null) problems.push({ path: 'documentType', message: 'Escriba DNI, Pasaporte o RUC' })
  if (parsed.gender === null && text.gender !== '') {
    const message = /^m\.?$/i.test(text.gender) ? '¿M de masculino o de mujer? Escríbalo' : 'Escriba Femenino o Masculino'
    problems.push({ path: 'gender', message })
  }
  return problems
}

/** Finds documents that a spreadsheet changed as numbers: without leading zeros, or in scientific notation. */
function findSpreadsheetDamage({ document = '', documentType }: Partial<TypedPerson> = {}): Problem[] {
  const path = 'document'
  if (/^\d[,.]?\d*E\+?\d+$/i.test(document) && documentType !== documentTypes.passport)
    return [{ path, message: 'La hoja de cálculo lo abrevió: dé a la columna formato de texto' }]
  const isShort = documentType === documentTypes.dni && /^\d{6,7}$/.test(document)
  return isShort ? [{ path, message: `El DNI tiene 8 cifras; hay ${document.length}. ¿Perdió un cero al comienzo?` }] : []
}

/** Returns the document with its type, by which rows and clients are compared. */
const getDocumentKey = (documentType: string | undefined, document: string) =>
  document ? `${documentType} ${document.toUpperCase()}` : undefined

/** Returns the clients by document. */
export const indexClients = (clients: readonly Client[]): KnownClients =>
  new Map(
    clients.flatMap(({ id, person }) => {
      const key = getDocumentKey(documentNames[person.documentType], person.document)
      return key === undefined ? [] : [[key, { id, person }] as const]
    }),
  )

/** Compares the checked rows with each other and with the clients. Fields that could be corrected in `before` stay so, because their input has the focus. */
export function judgeRows(
  rows: readonly CheckedRow[],
  { clients, columns, before }: { clients: KnownClients; columns: Columns; before?: readonly JudgedRow[] },
): JudgedRow[] {
  return markDuplicates(rows).map((row, index) => {
    const client = clients.get(getDocumentKey(row.texts.documentType, row.texts.document) ?? '')
    const isRegistered = client !== undefined && isSameName(client.person, row.texts)
    const problems: RowProblems = isRegistered
      ? {}
      : client
        ? { ...row.problems, document: `Ya registrado: ${formatFullName(client.person)}` }
        : row.problems
    const earlier = before?.[index]?.correctable ?? []
    const correctable = columns.filter((field) => field !== undefined && (problems[field] !== undefined || earlier.includes(field)))
    return { ...row, request: client ? undefined : row.request, problems, client, isRegistered, correctable: correctable as FileField[] }
  })
}

type ComparedName = Pick<Client['person'], 'name' | 'fatherLastName'>

/** True when the first name and the father's last name are the same. Files often leave out the other names. */
const isSameName = (one: ComparedName, other: ComparedName) => toComparedName(one) === toComparedName(other)

const toComparedName = ({ name, fatherLastName }: ComparedName) => simplifyName(`${name.trim().split(' ')[0]} ${fatherLastName}`)

/** Adds a problem to every row whose document occurs in another row. */
export function markDuplicates(rows: readonly CheckedRow[]): CheckedRow[] {
  const getKey = ({ texts }: CheckedRow) => getDocumentKey(texts.documentType, texts.document)
  const byDocument = groupBy(rows, getKey)
  return rows.map((row) => {
    const key = getKey(row)
    const others = key === undefined ? [] : byDocument.get(key)!.filter((other) => other !== row)
    if (others.length === 0) return row
    const message = `${row.problems.document ? `${row.problems.document}. ` : ''}Es el mismo de ${formatRowNumbers(others.map(({ line }) => line))}`
    return { ...row, request: undefined, problems: { ...row.problems, document: message } }
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
  for (const { path, message } of problems) first[path.replace(/^person\./, '') as FileField] ??= message
  return first
}
