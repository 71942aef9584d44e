import { useState } from 'react'

const sizes = [50, 100, 200]

/** The page of many rows that is shown, and what the pager at its side takes. */
export function useRowPages<Row>(rows: readonly Row[]) {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(sizes[0]!)
  const part = rows.slice((page - 1) * size, page * size)
  const onSize = (chosen: number) => {
    setSize(chosen)
    setPage(1)
  }
  return { part, pager: { page, size, sizes, shown: part.length, total: rows.length, onPage: setPage, onSize } }
}
