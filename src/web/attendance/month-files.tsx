import { Button, Menu } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { markNames, marks } from '#domain/states.ts'
import { formatRate, getRate } from '#web/session-data/mark-counts.ts'
import { notifyDone, notifyFailure } from '#web/ui/feedback/notify.ts'
import { formatCount } from '#web/ui/list/format-count.ts'
import { downloadFile } from '#web/ui/page/download-file.ts'
import { MoreMenu } from '#web/ui/page/more-menu.tsx'
import { importPart } from '#web/ui/parts/import-part.ts'
import { useIsNarrow } from '#web/ui/theme/use-is-narrow.ts'
import type { MonthView } from './month/use-month-view.ts'

/** The buttons that save the month as a file and print it; in a narrow window they are in a menu. */
export function MonthFiles({ view }: { view: MonthView }) {
  const isEmpty = view.rows.length === 0
  const download = async () => {
    const { buildCsv, buildFileName } = await importPart(() => import('#web/ui/list/csv.ts'))
    const name = buildFileName('asistencias', view.month)
    const { head, rows } = buildMonthTable(view)
    downloadFile(buildCsv(head, rows), name)
    notifyDone(`Descargado: ${name}, ${formatCount(rows.length)} ${rows.length === 1 ? 'fila' : 'filas'}`)
  }
  const items = [
    {
      label: 'Descargar CSV',
      icon: IconDownload,
      run: () => void download().catch((error) => notifyFailure('No se pudo descargar', error)),
    },
    { label: 'Imprimir', icon: IconPrinter, run: () => window.print() },
  ]
  if (useIsNarrow())
    return (
      <MoreMenu>
        {items.map(({ label, icon: Icon, run }) => (
          <Menu.Item key={label} leftSection={<Icon size={16} aria-hidden />} disabled={isEmpty} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </MoreMenu>
    )
  return items.map(({ label, icon: Icon, run }) => (
    <Button key={label} variant="default" leftSection={<Icon size={16} aria-hidden />} disabled={isEmpty} onClick={run}>
      {label}
    </Button>
  ))
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
