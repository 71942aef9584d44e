import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconDownload, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../page/use-is-phone.ts'
import type { Column } from './column.ts'
import { type ColumnChoice, ColumnItems, ColumnsMenu } from './columns-menu.tsx'
import { FetchProgressBar } from './fetch-progress-bar.tsx'
import classes from './list-toolbar.module.css'
import type { useFetchAll } from './use-fetch-all.ts'

type Props<Row extends { id: string }> = {
  search: ReactNode
  columns: readonly Column<Row>[]
  choice: ColumnChoice
  sort: string
  onSort: (sort: string) => void
  whole: Pick<ReturnType<typeof useFetchAll<Row>>, 'progress' | 'cancel'>
  onExport: () => void
  onPrint: () => void
  /** There is nothing to take away. */
  nothing: boolean
}

/** The line over a list: what one looks for at the left, how it is shown and taken away at the right; on a phone behind one button. */
export function ListToolbar<Row extends { id: string }>({ whole: { progress, cancel }, ...props }: Props<Row>) {
  const { search, choice, onExport, onPrint, nothing } = props
  const phone = useIsPhone()
  // they stay where they are, or the focus would be lost with them
  const busy = Boolean(progress) || undefined
  const far = progress && <FetchProgressBar progress={progress} cancel={cancel} />
  return (
    <>
      {search}
      <div className={classes.end}>
        {phone ? (
          <OptionsMenu {...props} />
        ) : (
          <>
            {far}
            <ColumnsMenu {...choice} />
            <Button
              variant="default"
              size="xs"
              leftSection={<IconDownload size={16} aria-hidden />}
              title="Descargar todo el resultado como archivo CSV"
              disabled={nothing}
              aria-disabled={busy}
              onClick={onExport}
            >
              CSV
            </Button>
            <ActionIcon
              variant="default"
              size={28}
              aria-label="Imprimir"
              title="Imprimir todo el resultado"
              disabled={nothing}
              aria-disabled={busy}
              onClick={onPrint}
            >
              <IconPrinter size={16} aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
      {phone && far}
    </>
  )
}

/** The same behind one button, with the orders that a table has at its head. */
function OptionsMenu<Row extends { id: string }>({ columns, choice, sort, onSort, onExport, onPrint, nothing }: Omit<Props<Row>, 'whole'>) {
  const orders = columns.flatMap((column) => (column.sort ? [{ by: column.sort, title: column.title }] : []))
  return (
    <Menu position="bottom-end" width={240} classNames={{ dropdown: classes.options, item: classes.option }}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label="Opciones de la lista">
          <IconAdjustmentsHorizontal size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {orders.length > 0 && (
          <>
            <Menu.Label>Ordenar</Menu.Label>
            <Menu.RadioGroup value={sort} onChange={onSort}>
              {orders.flatMap(({ by, title }) => [
                <Menu.RadioItem key={by} value={by}>
                  {title}
                </Menu.RadioItem>,
                <Menu.RadioItem key={`-${by}`} value={`-${by}`}>
                  {title}, al revés
                </Menu.RadioItem>,
              ])}
            </Menu.RadioGroup>
          </>
        )}
        <Menu.Label>Mostrar</Menu.Label>
        <ColumnItems {...choice} />
        <Menu.Divider />
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} disabled={nothing} onClick={onExport}>
          Descargar CSV
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} disabled={nothing} onClick={onPrint}>
          Imprimir
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
