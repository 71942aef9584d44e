import { IconAlertTriangle } from '@tabler/icons-react'
import { listedName } from '../../people/name.ts'
import { type PersonField, personTitles } from '../../people/person-titles.ts'
import { Absent } from '../../ui/absent.tsx'
import type { CheckedRow } from './check-rows.ts'
import classes from './preview-table.module.css'

type Column = { title: string; width: string; fields: readonly PersonField[]; text: (shown: CheckedRow['shown']) => string; absent: string }

const columns: readonly Column[] = [
  {
    title: 'Nombre',
    width: '19%',
    fields: ['name', 'fatherLastName', 'motherLastName'],
    text: (shown) => listedName(shown).replace(/^, |, $/g, ''),
    absent: 'sin nombre',
  },
  {
    title: 'Documento',
    width: '19%',
    fields: ['documentType', 'document'],
    text: ({ documentType, document }) => `${documentType} ${document}`.trim(),
    absent: 'sin documento',
  },
  { title: personTitles.gender, width: '11%', fields: ['gender'], text: ({ gender }) => gender, absent: 'sin género' },
  { title: personTitles.birthDate, width: '13%', fields: ['birthDate'], text: ({ birthDate }) => birthDate, absent: 'sin fecha' },
  { title: personTitles.phone, width: '12%', fields: ['phone'], text: ({ phone }) => phone, absent: 'sin teléfono' },
  { title: personTitles.email, width: '13%', fields: ['email'], text: ({ email }) => email, absent: 'sin correo' },
  { title: personTitles.address, width: '13%', fields: ['address'], text: ({ address }) => address, absent: 'sin dirección' },
]

/** The rows of a file as they were understood; what is wrong stands under what it is wrong with. */
export const PreviewTable = ({ rows }: { rows: readonly CheckedRow[] }) => (
  <table className={classes.table} aria-label="Filas del archivo">
    <thead>
      <tr>
        <th scope="col">Fila</th>
        {columns.map(({ title, width }) => (
          <th key={title} scope="col" style={{ width }}>
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
          {columns.map((column) => (
            <Cell key={column.title} row={row} column={column} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function Cell({ row: { shown, problems }, column: { title, fields, text, absent } }: { row: CheckedRow; column: Column }) {
  const wrong = fields.filter((field) => problems[field] !== undefined)
  const value = text(shown)
  return (
    <td data-title={title} data-wrong={wrong.length > 0 || undefined} data-empty={(value === '' && wrong.length === 0) || undefined}>
      <span className={classes.value} title={value}>
        {value || <Absent word={absent} />}
      </span>
      {wrong.map((field) => (
        <span key={field} className={classes.problem}>
          <IconAlertTriangle size={14} aria-hidden />
          <span>
            {personTitles[field] !== title && `${personTitles[field]}: `}
            {problems[field]}
          </span>
        </span>
      ))}
    </td>
  )
}
