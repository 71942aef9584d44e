import { memo } from 'react'
import { ListCard, type RowProps } from './list-row.tsx'

type Props<Row> = Omit<RowProps<Row>, 'row'> & { label: string; rows: readonly Row[] }

const Cards = <Row extends { id: string }>({ label, rows, ...row }: Props<Row>) => (
  <ul aria-label={label}>
    {rows.map((record) => (
      <ListCard key={record.id} row={record} {...row} />
    ))}
  </ul>
)

/** A list on a phone: every row is a card. */
export const ListCards = memo(Cards) as typeof Cards
