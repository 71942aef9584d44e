import { TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName, formatListName } from '#web/people/name.ts'
import { Absent } from '#web/ui/page/absent.tsx'
import { Link } from '#web/ui/page/link.tsx'
import type { CheckedRow } from './check-rows.ts'
import { type Columns, type ImportField, importTitles } from './columns.ts'
import type { JudgedRow, KnownClient } from './judge-rows.ts'
import classes from './preview-table.module.css'

type PreviewColumn = {
  title: string
  /** The share of the width. No column is very narrow, because problems are shown inside the cells. */
  width: number
  fields: readonly ImportField[]
  getText: (texts: CheckedRow['texts']) => string
  /** What was understood of a cell that is split. */
  getParts?: (texts: CheckedRow['texts']) => string | undefined
  absent: string
}

/** Returns the column of a field that has one alone. */
const createColumn = (field: ImportField, width: number, absent: string): PreviewColumn => ({
  title: importTitles[field],
  width,
  fields: [field],
  getText: (texts) => texts[field],
  absent,
})

/** The column of each field, or null for one that is shown in another's. */
const columns: Record<ImportField, PreviewColumn | null> = {
  wholeName: {
    title: 'Nombre',
    width: 16,
    fields: ['wholeName', 'name', 'lastNames', 'fatherLastName', 'motherLastName'],
    getText: (texts) => formatListName(texts).replace(/^, |, $/g, ''),
    getParts: ({ wholeName, lastNames, name, fatherLastName, motherLastName }) =>
      (wholeName || lastNames) && `Nombres: ${name || '—'} · Paterno: ${fatherLastName || '—'} · Materno: ${motherLastName || '—'}`,
    absent: 'sin nombre',
  },
  lastNames: null,
  name: null,
  fatherLastName: null,
  motherLastName: null,
  documentType: null,
  document: {
    title: 'Documento',
    width: 16,
    fields: ['documentType', 'document'],
    getText: ({ documentType, document }) => `${documentType} ${document}`.trim(),
    absent: 'sin documento',
  },
  gender: createColumn('gender', 14, 'sin género'),
  birthDate: createColumn('birthDate', 15, 'sin fecha'),
  phone: createColumn('phone', 12, 'sin teléfono'),
  email: createColumn('email', 15, 'sin correo'),
  address: createColumn('address', 12, 'sin dirección'),
  guardianName: {
    title: importTitles.guardianName,
    width: 16,
    fields: ['guardianName', 'guardianPhone'],
    getText: ({ guardianName, guardianPhone }) => `${guardianName} ${guardianPhone}`.trim(),
    absent: 'sin apoderado',
  },
  guardianPhone: null,
  note: createColumn('note', 14, 'sin nota'),
}

type Props = {
  rows: readonly JudgedRow[]
  importedColumns: Columns
  onCorrect: (row: JudgedRow, field: ImportField, text: string) => void
}

/** The rows of a file as they were read. A cell with a problem is a field, in which it is corrected. Columns that the file does not have are left out. */
export function PreviewTable({ rows, importedColumns, onCorrect }: Props) {
  const shownColumns = Object.values(columns).flatMap((column) =>
    column?.fields.some((field) => importedColumns.includes(field)) ? [column] : [],
  )
  const totalWidth = shownColumns.reduce((sum, { width }) => sum + width, 0)
  return (
    <table className={classes.table} aria-label="Filas del archivo">
      <thead>
        <tr>
          <th scope="col">Fila</th>
          {shownColumns.map(({ title, width }) => (
            <th key={title} scope="col" style={{ width: `${(100 * width) / totalWidth}%` }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line} data-registered={row.isRegistered || undefined}>
            <th scope="row" className={classes.line}>
              <span className={classes.word}>Fila </span>
              {row.line}
            </th>
            {shownColumns.map((column) => (
              <PreviewCell key={column.title} row={row} column={column} importedColumns={importedColumns} onCorrect={onCorrect} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = Omit<Props, 'rows'> & { row: JudgedRow; column: PreviewColumn }

function PreviewCell({ row, column: { title, fields, getText, getParts, absent }, importedColumns, onCorrect }: CellProps) {
  const { line, cells, texts, problems, correctable, client } = row
  const correctableFields = fields.filter((field) => correctable.includes(field))
  const problemFields = fields.filter((field) => problems[field] !== undefined)
  // What stands in a field is not shown a second time.
  const value = getText({ ...texts, ...Object.fromEntries(correctableFields.map((field) => [field, ''])) })
  // A row without a document is recognized by its name.
  const clientOfCell = fields.includes(texts.document ? 'document' : 'name') ? client : undefined
  return (
    <td
      data-title={title}
      data-wrong={problemFields.length > 0 || undefined}
      data-empty={(value === '' && correctableFields.length === 0 && problemFields.length === 0) || undefined}
    >
      {(value !== '' || correctableFields.length === 0) && (
        <span className={classes.value} title={value}>
          {value || <Absent word={absent} />}
        </span>
      )}
      {getParts?.(texts) && <span className={classes.parts}>{getParts(texts)}</span>}
      {correctableFields.map((field) => (
        <TextInput
          key={field}
          size="xs"
          autoComplete="off"
          className={classes.field}
          label={fields.length > 1 ? importTitles[field] : undefined}
          aria-label={`${importTitles[field]} de la fila ${line}`}
          value={cells[importedColumns.indexOf(field)] ?? ''}
          onChange={({ currentTarget }) => onCorrect(row, field, currentTarget.value)}
          error={problems[field] !== undefined && <Problem text={problems[field]} />}
        />
      ))}
      {problemFields
        .filter((field) => !correctableFields.includes(field))
        .map((field) => (
          <span key={field} className={classes.problem}>
            <Problem text={`${importTitles[field] === title ? '' : `${importTitles[field]}: `}${problems[field]}`} />
          </span>
        ))}
      {clientOfCell && <RegisteredClient client={clientOfCell} isNamed={row.isRegistered} />}
    </td>
  )
}

const Problem = ({ text }: { text: string }) => (
  <>
    <IconAlertTriangle size={14} aria-hidden /> <span>{text}</span>
  </>
)

/** Says who is registered with the document or name. The client's page opens in a new tab, because the import is only on this page. */
function RegisteredClient({ client: { id, person }, isNamed }: { client: KnownClient; isNamed: boolean }) {
  const can = useCan()
  return (
    <span className={classes.registered}>
      {isNamed && `Ya registrado: ${formatFullName(person)} `}
      {can('getClient', { client: id }) && (
        <Link to={paths.client(id)} target="_blank">
          Ver ficha<span className="hidden"> de {formatFullName(person)} en otra pestaña</span>
        </Link>
      )}
    </span>
  )
}
