import { useState } from 'react'

const sizes = [50, 100, 200]

/** Splits rows into pages; returns the shown page and the props of its pager. */
export function useRowPages<Row>(rows: readonly Row[]) {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(sizes[0]!)
  const pageRows = rows.slice((page - 1) * size, page * size)
  const onSize = (chosen: number) => {
    setSize(chosen)
    setPage(1)
  }
  return { pageRows, pager: { page, size, sizes, shown: pageRows.length, total: rows.length, onPage: setPage, onSize } }
}
