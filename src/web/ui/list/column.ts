import type { ReactNode } from 'react'

/** A column of a list; the first one heads the row and leads to what it is about. */
export type Column<Row> = {
  /** Its name in the URL. */
  id: string
  title: string
  /** What the row has there; nothing (undefined or '') where it has none. */
  cell: (row: Row) => ReactNode
  /** What is heard in place of the dash where there is nothing: "sin teléfono". */
  absent?: string
  /** What the list is ordered by when the title is pressed. */
  sort?: string
  /** Only where there is room, until somebody chooses columns. */
  wide?: boolean
  /** Never breaks: whole, or shortened where it has to be. */
  fit?: 'whole' | 'shortened'
  /** Understood without its title, which a card then leaves out. */
  hideTitle?: boolean
}

/** The columns that are shown: those that were chosen, else those for which there is room; the first one always. */
export function selectColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[] | undefined, roomy: boolean) {
  const [head, ...rest] = columns
  // a choice names the first one too: another is no choice of this list's columns
  const meant = head && chosen?.includes(head.id) ? chosen : undefined
  return head ? [head, ...rest.filter(({ id, wide }) => (meant ? meant.includes(id) : roomy || !wide))] : []
}

/** Whether a cell has nothing to show. */
export const isAbsent = (content: ReactNode) => content === undefined || content === null || content === false || content === ''
