import type { ReactNode } from 'react'

/** A column of a list; the first one names the row and is its link. */
export type Column<Row> = {
  /** Its name in the URL. */
  id: string
  title: string
  /** Renders the cell of a row; undefined or '' when there is no value. */
  renderCell: (row: Row) => ReactNode
  /** The text that a screen reader says in place of a missing value: "sin teléfono". */
  absent?: string
  /** The sort of the list when the title is pressed. */
  sort?: string
  /** True when it is only shown on wide screens until the user chooses columns. */
  isWideOnly?: boolean
  /** True when it is only shown if the user chooses it. */
  isHidden?: boolean
  /** The cell stays on one line; with 'ellipsis' it is cut where there is no room. */
  fit?: 'nowrap' | 'ellipsis'
  /** True when a card hides the title of the column except from screen readers. */
  isTitleHidden?: boolean
  /** True when a card shows it on its own line, below the name. */
  isCardLine?: boolean
}

/** Returns the shown columns: always the first one, and the chosen ones. Without a choice all but `isHidden` ones, and `isWideOnly` ones where there is room. */
export function selectColumns<Row>(columns: readonly Column<Row>[], chosenIds: readonly string[] | undefined, hasRoomForAll: boolean) {
  const [nameColumn, ...rest] = columns
  // A valid choice contains the first column. Any other is ignored: it comes from the URL of another list.
  const ids = nameColumn && chosenIds?.includes(nameColumn.id) ? chosenIds : undefined
  const isShown = ({ id, isWideOnly, isHidden }: Column<Row>) => (ids ? ids.includes(id) : !isHidden && (hasRoomForAll || !isWideOnly))
  return nameColumn ? [nameColumn, ...rest.filter(isShown)] : []
}

/** True when a cell has nothing to show. */
export const isAbsent = (content: ReactNode) => content === undefined || content === null || content === false || content === ''
