import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { capitalize } from '#domain/spanish.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName, formatListName } from '#web/people/name.ts'
import { buildCsv } from '#web/ui/list/csv.ts'
import { formatCount } from '#web/ui/list/format-count.ts'
import { Pager } from '#web/ui/list/pager.tsx'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { downloadFile } from '#web/ui/page/download-file.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { buildFailedTable, type FailedRow, formatFailedFileName, selectFailedRows } from './failed-rows.ts'
import type { CheckedSheet } from './import-state.ts'
import classes from './sent-report.module.css'
import { StepFooter } from './step-footer.tsx'
import { StepHeading } from './step-heading.tsx'
import { useRowPages } from './use-row-pages.ts'

type Props = {
  page: ComponentProps<typeof Page>
  checkedSheet: CheckedSheet
  /** Called when the failed rows have been downloaded. */
  onSaved: () => void
  onRestart: () => void
}

/** The result: the number of registered clients, the failed rows with their reasons, and a file of them to download. */
export function SentReport({ page, checkedSheet, onSaved, onRestart }: Props) {
  const failed = selectFailedRows(checkedSheet)
  const existing = checkedSheet.rows.filter(({ isRegistered }) => isRegistered).length
  const registered = checkedSheet.rows.length - existing - failed.length
  const { pageRows, pager } = useRowPages(failed)
  const save = () => {
    const { head, rows } = buildFailedTable(checkedSheet.sheet, failed)
    downloadFile(buildCsv(head, rows, checkedSheet.sheet.delimiter), formatFailedFileName(checkedSheet.sheet))
    onSaved()
  }
  return (
    <Page
      {...page}
      isFlush
      footer={
        <StepFooter>
          <Button variant="default" onClick={onRestart}>
            Importar otro<ButtonNoun>archivo</ButtonNoun>
          </Button>
          <Button component={Link} to={paths.clients()} variant={failed.length > 0 ? 'default' : 'filled'}>
            Ver clientes
          </Button>
        </StepFooter>
      }
    >
      <div className={classes.head}>
        <StepHeading title={formatRegisteredCount(registered)}>
          <p>
            {formatFailedCount(failed)} {formatExistingCount(existing)}
          </p>
        </StepHeading>
        {failed.length > 0 && (
          <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
            Descargar {failed.length === 1 ? 'esta fila' : 'estas filas'}
          </Button>
        )}
      </div>
      {failed.length > 0 && (
        <table className={classes.table} aria-label="Filas que no se registraron">
          <thead>
            <tr>
              <th scope="col">Fila</th>
              <th scope="col">Nombre</th>
              <th scope="col">Motivo</th>
            </tr>
          </thead>
          <tbody>
            {pageRows.map(({ row, reason, isUnknown }) => (
              <tr key={row.line}>
                <td className={classes.line}>
                  <span className={classes.word}>Fila </span>
                  {row.line}
                </td>
                <th scope="row">{formatListName(row.texts).replace(/^, |, $/g, '') || 'Sin nombre'}</th>
                <td>
                  {reason}
                  {isUnknown && <SearchLink text={row.texts.document || formatFullName(row.texts)} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {failed.length > pageRows.length && (
        <div className={classes.pager}>
          <Pager {...pager} />
        </div>
      )}
    </Page>
  )
}

/** Opens in a new tab, because this page has the only list of the failed rows. */
const SearchLink = ({ text }: { text: string }) => (
  <>
    {' '}
    <Link to={paths.clients({ search: text })} target="_blank">
      Buscar {text}
      <span className="hidden"> en otra pestaña</span>
    </Link>
  </>
)

function formatRegisteredCount(count: number) {
  if (count === 0) return 'No se registró a nadie'
  return count === 1 ? 'Se registró 1 cliente' : `Se registraron ${formatCount(count)} clientes`
}

function formatExistingCount(count: number) {
  if (count === 0) return
  return count === 1 ? '1 fila era de alguien ya registrado.' : `${formatCount(count)} filas eran de personas ya registradas.`
}

function formatFailedCount(failed: readonly FailedRow[]) {
  const unknown = failed.filter((row) => row.isUnknown).length
  const certain = failed.length - unknown
  const parts = [
    certain > 0 && (certain === 1 ? '1 fila no se registró' : `${formatCount(certain)} filas no se registraron`),
    unknown > 0 && `de ${unknown === 1 ? '1 fila' : `${formatCount(unknown)} filas`} no se sabe si se registró`,
  ].filter(Boolean)
  if (parts.length === 0) return 'No quedó ninguna fila sin registrar.'
  return `${capitalize(parts.join(' y '))}. Descárguelas, corrija lo que haga falta e importe ese archivo.`
}
