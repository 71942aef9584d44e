import { Button } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import { formatCount } from '#web/ui/list/format-count.ts'
import { Pager } from '#web/ui/list/pager.tsx'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { Page } from '#web/ui/page/page.tsx'
import type { ImportField } from './columns.ts'
import type { CheckedSheet } from './import-state.ts'
import type { JudgedRow } from './judge-rows.ts'
import { PreviewTable } from './preview-table.tsx'
import classes from './review-rows.module.css'
import { StepFooter } from './step-footer.tsx'
import { StepHeading } from './step-heading.tsx'
import { useRowPages } from './use-row-pages.ts'

type Props = {
  page: ComponentProps<typeof Page>
  checkedSheet: CheckedSheet
  onCorrect: (row: JudgedRow, field: ImportField, text: string) => void
  onBack: () => void
  onDone: () => void
}

const filters = {
  all: { label: 'Todas', isIncluded: (_row: JudgedRow) => true },
  ready: { label: 'Listas', isIncluded: ({ request }: JudgedRow) => request !== undefined },
  registered: { label: 'Ya registradas', isIncluded: ({ isRegistered }: JudgedRow) => isRegistered },
  withProblems: { label: 'Con problemas', isIncluded: ({ request, isRegistered }: JudgedRow) => request === undefined && !isRegistered },
}

/** The third step: review every row as it was read, correct its problems, and see who is registered already. */
export function ReviewRows({ page, checkedSheet: { rows, columns, answer }, onCorrect, onBack, onDone }: Props) {
  const [filter, setFilter] = useState<keyof typeof filters>('all')
  // The lines that the filter found when it was chosen: a row that is being corrected stays.
  const [foundLines, setFoundLines] = useState<ReadonlySet<number>>()
  const { pageRows, pager } = useRowPages(foundLines ? rows.filter(({ line }) => foundLines.has(line)) : rows)
  const count = (name: keyof typeof filters) => rows.filter(filters[name].isIncluded).length
  const [readyCount, registeredCount, problemCount] = [count('ready'), count('registered'), count('withProblems')]
  return (
    <Page
      {...page}
      isFlush
      toolbar={
        <>
          <fieldset className={classes.filters}>
            <legend className="hidden">Mostrar</legend>
            {(Object.keys(filters) as (keyof typeof filters)[])
              .filter((key) => key !== 'registered' || registeredCount > 0)
              .map((key) => (
                <button
                  key={key}
                  type="button"
                  className={classes.filter}
                  aria-pressed={filter === key}
                  onClick={() => {
                    setFilter(key)
                    setFoundLines(key === 'all' ? undefined : new Set(rows.filter(filters[key].isIncluded).map(({ line }) => line)))
                    pager.onPage(1)
                  }}
                >
                  {filters[key].label} <span className={classes.count}>{formatCount(count(key))}</span>
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
            problemCount > 0 && readyCount > 0
              ? 'Corrija las filas con problemas aquí mismo. Las que queden no se envían; al final las tendrá en un archivo.'
              : undefined
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
        <StepHeading title={formatRowCounts(readyCount, registeredCount, problemCount)}>
          <p>
            {registeredCount === 0
              ? 'Todavía no se ha registrado a nadie.'
              : 'Todavía no se ha enviado nada; las ya registradas no se envían.'}
            {answer && 'error' in answer && ` No se pudo ver quiénes ya están registrados: ${describeError(answer.error)}`}
          </p>
        </StepHeading>
      </div>
      {pageRows.length > 0 && <PreviewTable rows={pageRows} importedColumns={columns} onCorrect={onCorrect} />}
    </Page>
  )
}

/** "195 filas listas, 2 ya registradas, 5 con problemas". */
function formatRowCounts(readyCount: number, registeredCount: number, problemCount: number) {
  const ready =
    readyCount === 0 ? 'Ninguna fila está lista' : `${formatCount(readyCount)} ${readyCount === 1 ? 'fila lista' : 'filas listas'}`
  const registered = registeredCount > 0 && `${formatCount(registeredCount)} ya ${registeredCount === 1 ? 'registrada' : 'registradas'}`
  const problems = problemCount === 0 ? 'ninguna con problemas' : `${formatCount(problemCount)} con problemas`
  return [ready, registered, problems].filter(Boolean).join(', ')
}
