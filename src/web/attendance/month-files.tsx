import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { markNames, marks } from '#domain/states.ts'
import { notifyDone, notifyFailure } from '../ui/feedback/notify.ts'
import { formatCount } from '../ui/list/format-count.ts'
import { downloadFile } from '../ui/page/download-file.ts'
import { importPart } from '../ui/parts/import-part.ts'
import { formatRate, getRate } from './month/mark-counts.ts'
import type { MonthView } from './month/use-month-view.ts'

/** The buttons that save the month as a file and print it. */
export function MonthFiles({ view }: { view: MonthView }) {
  const isEmpty = view.rows.length === 0
  const download = async () => {
    const { buildCsv, buildFileName } = await importPart(() => import('../ui/list/csv.ts'))
    const name = buildFileName('asistencias', view.month)
    const { head, rows } = buildMonthTable(view)
    downloadFile(buildCsv(head, rows), name)
    notifyDone(`Descargado: ${name}, ${formatCount(rows.length)} ${rows.length === 1 ? 'fila' : 'filas'}`)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        disabled={isEmpty}
        onClick={() => void download().catch((error) => notifyFailure('No se pudo descargar', error))}
      >
        Descargar CSV
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} disabled={isEmpty} onClick={() => window.print()}>
        Imprimir
      </Button>
    </>
  )
}

/** Returns the head and the rows of the CSV file of a month: the marks of each day, the number of each mark, and the rate. */
function buildMonthTable({ kind, dates, rows }: Pick<MonthView, 'kind' | 'dates' | 'rows'>) {
  return {
    head: [kind === 'worker' ? 'Trabajador' : 'Cliente', ...dates, ...marks.map((mark) => markNames[mark]), 'Asistencia'],
    rows: rows.map(({ name, days, counts }) => [
      name,
      ...dates.map((date) => (days.get(date) ?? []).map(({ mark }) => markNames[mark]).join(', ')),
      ...marks.map((mark) => String(counts[mark])),
      formatRate(getRate(counts)),
    ]),
  }
}
