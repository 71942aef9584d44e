import { Button } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { formatCount } from '../../ui/list/format-count.ts'
import { Pager } from '../../ui/list/pager.tsx'
import { Page } from '../../ui/page/page.tsx'
import type { CheckedRow } from './check-rows.ts'
import type { Columns } from './columns.ts'
import { PreviewTable } from './preview-table.tsx'
import classes from './review-rows.module.css'
import { StepHeading } from './step.tsx'
import { Noun, StepFoot } from './step-foot.tsx'
import { usePart } from './use-part.ts'

type Props = {
  page: ComponentProps<typeof Page>
  rows: readonly CheckedRow[]
  /** What of a person the file has. */
  imported: Columns
  onBack: () => void
  onDone: () => void
}

const shows = {
  all: { label: 'Todas', has: () => true },
  ready: { label: 'Listas', has: ({ person }: CheckedRow) => person !== undefined },
  wrong: { label: 'Con problemas', has: ({ person }: CheckedRow) => person === undefined },
}

/** The third step: every row as it was understood, and what is wrong with it. */
export function ReviewRows({ page, rows, imported, onBack, onDone }: Props) {
  const [show, setShow] = useState<keyof typeof shows>('all')
  const found = rows.filter(shows[show].has)
  const { part, pager } = usePart(found)
  const ready = rows.filter(shows.ready.has).length
  const wrong = rows.length - ready
  return (
    <Page
      {...page}
      flush
      toolbar={
        <>
          <fieldset className={classes.filters}>
            <legend className="hidden">Mostrar</legend>
            {Object.entries(shows).map(([key, { label, has }]) => (
              <button
                key={key}
                type="button"
                className={classes.filter}
                aria-pressed={show === key}
                onClick={() => {
                  setShow(key as keyof typeof shows)
                  pager.onPage(1)
                }}
              >
                {label} <span className={classes.count}>{formatCount(rows.filter(has).length)}</span>
              </button>
            ))}
          </fieldset>
          <div className={classes.pager}>
            <Pager {...pager} />
          </div>
        </>
      }
      footer={
        <StepFoot said={wrong > 0 && ready > 0 ? 'Las filas con problemas no se envían; al final las tendrá en un archivo.' : undefined}>
          <Button variant="default" onClick={onBack}>
            Cambiar columnas
          </Button>
          <Button disabled={ready === 0} onClick={onDone}>
            Registrar {formatCount(ready)}
            <Noun>{ready === 1 ? 'cliente' : 'clientes'}</Noun>
          </Button>
        </StepFoot>
      }
    >
      <div className={classes.heading}>
        <StepHeading title={inWords(ready, wrong)}>
          <p>Todavía no se ha registrado a nadie.</p>
        </StepHeading>
      </div>
      {part.length > 0 && <PreviewTable rows={part} imported={imported} />}
    </Page>
  )
}

/** "195 filas listas, 5 con problemas". */
function inWords(ready: number, wrong: number) {
  const problems = wrong === 0 ? 'ninguna con problemas' : `${formatCount(wrong)} con problemas`
  if (ready === 0) return `Ninguna fila está lista, ${problems}`
  return `${formatCount(ready)} ${ready === 1 ? 'fila lista' : 'filas listas'}, ${problems}`
}
