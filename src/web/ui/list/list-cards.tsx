import classes from './list-cards.module.css'
import { ListCard, type RowProps } from './list-row.tsx'

type Props<Row> = Omit<RowProps<Row>, 'row'> & { label: string; rows: readonly Row[]; waiting: boolean }

/** A list on a phone: each row a card. */
export const ListCards = <Row extends { id: string }>({ label, rows, waiting, ...row }: Props<Row>) => (
  <ul aria-label={label} aria-busy={waiting || undefined} className={classes.cards}>
    {rows.map((record) => (
      <ListCard key={record.id} row={record} {...row} />
    ))}
  </ul>
)
