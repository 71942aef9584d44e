import { Button } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { formatCount } from '../../ui/list/format-count.ts'
import { Pager } from '../../ui/list/pager.tsx'
import { ButtonNoun } from '../../ui/page/button-noun.tsx'
import { Page } from '../../ui/page/page.tsx'
import type { CheckedRow } from './check-rows.ts'
import type { Columns } from './columns.ts'
import { PreviewTable } from './preview-table.tsx'
import classes from './review-rows.module.css'
import { StepFooter } from './step-footer.tsx'
import { StepHeading } from './step-heading.tsx'
import { useRowPages } from './use-row-pages.ts'

type Props = {
  page: ComponentProps<typeof Page>
  rows: readonly CheckedRow[]
  /** The fields of the file's columns. */
  columns: Columns
  onBack: () => void
  onDone: () => void
}

const filters = {
  all: { label: 'Todas', isIncluded: () => true },
  ready: { label: 'Listas', isIncluded: ({ person }: CheckedRow) => person !== undefined },
  withProblems: { label: 'Con problemas', isIncluded: ({ person }: CheckedRow) => person === undefined },
}

/** The third step: review every row as it was read, with its problems. */
export function ReviewRows({ page, rows, columns, onBack, onDone }: Props) {
  const [filter, setFilter] = useState<keyof typeof filters>('all')
  const filteredRows = rows.filter(filters[filter].isIncluded)
  const { pageRows, pager } = useRowPages(filteredRows)
  const readyCount = rows.filter(filters.ready.isIncluded).length
  const problemCount = rows.length - readyCount
  return (
    <Page
      {...page}
      isFlush
      toolbar={
        <>
          <fieldset className={classes.filters}>
            <legend className="hidden">Mostrar</legend>
            {Object.entries(filters).map(([key, { label, isIncluded }]) => (
              <button
                key={key}
                type="button"
                className={classes.filter}
                aria-pressed={filter === key}
                onClick={() => {
                  setFilter(key as keyof typeof filters)
                  pager.onPage(1)
                }}
              >
                {label} <span className={classes.count}>{formatCount(rows.filter(isIncluded).length)}</span>
              </button>
            ))}
          </fieldset>
          <div className={classes.pager}>
            <Pager {...pager} />
          </div>
        </>
      }
      footer={
        <StepFooter
          summary={
            problemCount > 0 && readyCount > 0 ? 'Las filas con problemas no se envían; al final las tendrá en un archivo.' : undefined
          }
        >
          <Button variant="default" onClick={onBack}>
            Cambiar columnas
          </Button>
          <Button disabled={readyCount === 0} onClick={onDone}>
            Registrar {formatCount(readyCount)}
            <ButtonNoun>{readyCount === 1 ? 'cliente' : 'clientes'}</ButtonNoun>
          </Button>
        </StepFooter>
      }
    >
      <div className={classes.heading}>
        <StepHeading title={formatRowCounts(readyCount, problemCount)}>
          <p>Todavía no se ha registrado a nadie.</p>
        </StepHeading>
      </div>
      {pageRows.length > 0 && <PreviewTable rows={pageRows} importedColumns={columns} />}
    </Page>
  )
}

/** "195 filas listas, 5 con problemas". */
function formatRowCounts(readyCount: number, problemCount: number) {
  const problems = problemCount === 0 ? 'ninguna con problemas' : `${formatCount(problemCount)} con problemas`
  if (readyCount === 0) return `Ninguna fila está lista, ${problems}`
  return `${formatCount(readyCount)} ${readyCount === 1 ? 'fila lista' : 'filas listas'}, ${problems}`
}
