import { ActionIcon, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatRange } from './format-count.ts'
import classes from './pager.module.css'

type Props = {
  /** The number of the page, from 1. */
  page: number
  size: number
  sizes: readonly number[]
  /** The number of rows on this page, and in all. */
  shown: number
  total: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** The footer of a list: "1 – 15 de 312", rows per page, pages. At either end the buttons stay enabled, so that focus is not lost. */
export function Pager({ page, size, sizes, shown, total, onPage, onSize }: Props) {
  const pageCount = Math.max(1, Math.ceil(total / size))
  return (
    <>
      <p role="status" className={classes.range}>
        {formatRange((page - 1) * size, shown, total)}
      </p>
      {total > Math.min(...sizes) && (
        <nav aria-label="Páginas" className={classes.pages}>
          <span className={classes.size}>
            Por página
            <Select
              aria-label="Filas por página"
              size="xs"
              w={72}
              data={sizes.map((value) => ({ value, label: String(value) }))}
              value={size}
              onChange={(value) => value !== null && onSize(value)}
            />
          </span>
          <ActionIcon aria-label="Página anterior" aria-disabled={page <= 1} onClick={() => page > 1 && onPage(page - 1)}>
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <span className={classes.range}>
            <span className="hidden">Página </span>
            {page} / {pageCount}
          </span>
          <ActionIcon aria-label="Página siguiente" aria-disabled={page >= pageCount} onClick={() => page < pageCount && onPage(page + 1)}>
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </nav>
      )}
    </>
  )
}
