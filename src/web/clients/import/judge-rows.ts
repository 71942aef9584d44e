import type { Client } from '#api/generated/app.ts'
import { documentNames } from '#domain/documents.ts'
import { groupBy } from '#domain/group-by.ts'
import { simplifyName } from '#domain/search.ts'
import { formatFullName } from '#web/people/name.ts'
import { formatTypedDate } from '#web/ui/dates/typed-date.ts'
import type { CheckedRow, RowProblems } from './check-rows.ts'
import type { Columns, ImportField } from './columns.ts'

/** A client of the system as the rows are compared with it. */
export type KnownClient = Pick<Client, 'id'> & { person: Pick<Client['person'], 'name' | 'fatherLastName' | 'motherLastName' | 'document'> }

/** The clients by the keys of `getDocumentKey` and `buildNameKey`. */
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

/** Finds the client of a row by the document, and by the name where one of them has no document. */
function findClient({ texts }: CheckedRow, clients: KnownClients): KnownClient | undefined {
  const key = getDocumentKey(texts.documentType, texts.document)
  const namesake = findNamesake(texts, clients)
  if (key === undefined) return namesake
  return clients.get(key) ?? (namesake?.person.document ? undefined : namesake)
}

/** Finds what has the name of a row, unless the birth dates differ. */
const findNamesake = <T>(texts: CheckedRow['texts'], byName: ReadonlyMap<string, T>): T | undefined =>
  texts.birthDate
    ? (byName.get(buildNameKey(texts, texts.birthDate)) ?? byName.get(buildNameKey(texts, '')))
    : byName.get(buildNameKey(texts))

/** Compares the checked rows with each other and with the clients. Fields that could be corrected in `before` stay so, because their input has the focus. */
export function judgeRows(
  rows: readonly CheckedRow[],
  { clients, columns, before }: { clients: KnownClients; columns: Columns; before?: readonly JudgedRow[] },
): JudgedRow[] {
  return markDuplicates(rows, columns).map((row, index) => {
    const client = findClient(row, clients)
    const isRegistered = client !== undefined && isSameName(client.person, row.texts) && !(row.texts.document && !client.person.document)
    const problems: RowProblems = isRegistered ? {} : client ? { ...row.problems, document: describeClient(client) } : row.problems
    const earlier = before?.[index]?.correctable ?? []
    const correctable = columns.filter((field) => field !== undefined && (problems[field] !== undefined || earlier.includes(field)))
    return { ...row, request: client ? undefined : row.request, problems, client, isRegistered, correctable: correctable as ImportField[] }
  })
}

/** Says which client a row cannot be registered beside. */
const describeClient = ({ person }: KnownClient) =>
  person.document
    ? `Ya registrado: ${formatFullName(person)}`
    : `Ya registrado sin documento: ${formatFullName(person)}. Agregue el documento en su ficha`

type ComparedName = Pick<Client['person'], 'name' | 'fatherLastName'>

/** True when the first name and the father's last name are the same. Files often leave out the other names. */
const isSameName = (one: ComparedName, other: ComparedName) => toComparedName(one) === toComparedName(other)

const toComparedName = ({ name, fatherLastName }: ComparedName) => simplifyName(`${name.trim().split(' ')[0]} ${fatherLastName}`)

/** Adds a problem to every row whose document occurs in another row, and to one without a document whose name occurs in another. */
export function markDuplicates(rows: readonly CheckedRow[], columns: Columns): CheckedRow[] {
  const getKey = ({ texts }: CheckedRow) => getDocumentKey(texts.documentType, texts.document)
  const byDocument = groupBy(rows, getKey)
  const byName = new Map<string, CheckedRow>()
  for (const row of rows) if (getKey(row) !== undefined) addByName(byName, row)
  return rows.map((row) => {
    const key = getKey(row)
    if (key === undefined) {
      const namesake = findNamesake(row.texts, byName)
      addByName(byName, row)
      return namesake && row.request ? markNamesake(row, namesake, columns) : row
    }
    const others = byDocument.get(key)!.filter((other) => other !== row)
    if (others.length === 0) return row
    const message = `${row.problems.document ? `${row.problems.document}. ` : ''}Es el mismo de ${formatRowNumbers(others.map(({ line }) => line))}`
    return { ...row, request: undefined, problems: { ...row.problems, document: message } }
  })
}

/** Adds a row under its name, with the birth date and without. The first one of a name stays. */
function addByName(byName: Map<string, CheckedRow>, row: CheckedRow) {
  for (const key of [buildNameKey(row.texts, row.texts.birthDate), buildNameKey(row.texts)]) if (!byName.has(key)) byName.set(key, row)
}

/** Adds the problem of a row without a document whose name another row has, to the cell that the user can complete. */
function markNamesake(row: CheckedRow, { line }: CheckedRow, columns: Columns): CheckedRow {
  const name = `Se llama como en ${formatRowNumbers([line])}`
  const problems: RowProblems = columns.includes('document')
    ? { document: `${name}: si es otra persona, complete su documento` }
    : { [row.texts.wholeName ? 'wholeName' : 'name']: `${name}, y ninguna tiene documento` }
  return { ...row, request: undefined, problems: { ...row.problems, ...problems } }
}

const maxNamedRows = 3

/** "la fila 12", "las filas 12 y 40", "las filas 3, 4, 5 y 12 más". */
function formatRowNumbers(lines: readonly number[]) {
  const named = lines.slice(0, maxNamedRows)
  const rest = lines.length - named.length
  const parts = rest > 0 ? [...named, `${rest} más`] : named
  return `${parts.length === 1 ? 'la fila' : 'las filas'} ${new Intl.ListFormat('es').format(parts.map(String))}`
}
