import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { memo, type RefObject } from 'react'
import { notifyDone } from '../ui/feedback/notify.ts'
import { formatCount } from '../ui/list/format-count.ts'
import { downloadFile } from '../ui/page/download-file.ts'
import { buildMonthTable } from './attendance-csv.ts'
import type { MonthView } from './month/use-month-view.ts'

interface Props {
  /** The month that the page shows at the moment. */
  view: RefObject<MonthView>
  isEmpty: boolean
}

/** The buttons that save the month as a file and print it. They are memoized, because a mark changes neither. */
export const MonthFiles = memo(function MonthFiles({ view, isEmpty }: Props) {
  const download = async () => {
    const { buildCsv, buildFileName } = await import('../ui/list/csv.ts')
    const name = buildFileName('asistencias', view.current.month)
    const { head, rows } = buildMonthTable(view.current)
    downloadFile(buildCsv(head, rows), name)
    notifyDone(`Descargado: ${name}, ${formatCount(rows.length)} ${rows.length === 1 ? 'fila' : 'filas'}`)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} disabled={isEmpty} onClick={() => void download()}>
        Descargar CSV
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} disabled={isEmpty} onClick={() => window.print()}>
        Imprimir
      </Button>
    </>
  )
})
