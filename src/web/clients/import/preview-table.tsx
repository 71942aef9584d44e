import { IconAlertTriangle } from '@tabler/icons-react'
import { formatListName } from '../../people/name.ts'
import { type PersonField, personTitles } from '../../people/person-titles.ts'
import { Absent } from '../../ui/page/absent.tsx'
import type { CheckedRow } from './check-rows.ts'
import type { Columns } from './columns.ts'
import classes from './preview-table.module.css'

type PreviewColumn = {
  title: string
  /** The share of the width. No column is very narrow, because problems are shown inside the cells. */
  width: number
  fields: readonly PersonField[]
  getText: (texts: CheckedRow['texts']) => string
  absent: string
}

const columns: readonly PreviewColumn[] = [
  {
    title: 'Nombre',
    width: 16,
    fields: ['name', 'fatherLastName', 'motherLastName'],
    getText: (texts) => formatListName(texts).replace(/^, |, $/g, ''),
    absent: 'sin nombre',
  },
  {
    title: 'Documento',
    width: 16,
    fields: ['documentType', 'document'],
    getText: ({ documentType, document }) => `${documentType} ${document}`.trim(),
    absent: 'sin documento',
  },
  { title: personTitles.gender, width: 14, fields: ['gender'], getText: ({ gender }) => gender, absent: 'sin género' },
  { title: personTitles.birthDate, width: 15, fields: ['birthDate'], getText: ({ birthDate }) => birthDate, absent: 'sin fecha' },
  { title: personTitles.phone, width: 12, fields: ['phone'], getText: ({ phone }) => phone, absent: 'sin teléfono' },
  { title: personTitles.email, width: 15, fields: ['email'], getText: ({ email }) => email, absent: 'sin correo' },
  { title: personTitles.address, width: 12, fields: ['address'], getText: ({ address }) => address, absent: 'sin dirección' },
]

/** The rows of a file as they were read, with the problems inside the cells. Columns that the file does not have are left out. */
export function PreviewTable({ rows, importedColumns }: { rows: readonly CheckedRow[]; importedColumns: Columns }) {
  const shownColumns = columns.filter(({ fields }) => fields.some((field) => importedColumns.includes(field)))
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
          <tr key={row.line}>
            <th scope="row" className={classes.line}>
              <span className={classes.word}>Fila </span>
              {row.line}
            </th>
            {shownColumns.map((column) => (
              <PreviewCell key={column.title} row={row} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PreviewCell({ row: { texts, problems }, column: { title, fields, getText, absent } }: { row: CheckedRow; column: PreviewColumn }) {
  const fieldsWithProblems = fields.filter((field) => problems[field] !== undefined)
  const value = getText(texts)
  return (
    <td
      data-title={title}
      data-wrong={fieldsWithProblems.length > 0 || undefined}
      data-empty={(value === '' && fieldsWithProblems.length === 0) || undefined}
    >
      <span className={classes.value} title={value}>
        {value || <Absent word={absent} />}
      </span>
      {fieldsWithProblems.map((field) => (
        <span key={field} className={classes.problem}>
          <IconAlertTriangle size={14} aria-hidden />{' '}
          <span>
            {personTitles[field] !== title && `${personTitles[field]}: `}
            {problems[field]}
          </span>
        </span>
      ))}
    </td>
  )
}
