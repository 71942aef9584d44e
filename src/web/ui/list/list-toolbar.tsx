import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconColumns3, IconDownload, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MoreMenu } from '../page/more-menu.tsx'
import { getBusyProps, PrintButton } from '../print/print-button.tsx'
import { useIsNarrow } from '../theme/use-is-narrow.ts'
import { useIsPhone } from '../theme/use-is-phone.ts'
import type { Column } from './column.ts'
import classes from './list-toolbar.module.css'

type Props<Row extends { id: string }> = {
  /** The search field, and the filters beside it. */
  search: ReactNode
  columns: readonly Column<Row>[]
  choice: ColumnChoice
  sort: string
  onSort: (sort: string) => void
  /** True while all rows are being fetched. */
  isBusy: boolean
  onExport: () => void
  onPrint: () => void
  isEmpty: boolean
}

/** The line above a list: search at the left; columns, CSV and printing at the right, in a narrow window behind one button. */
export function ListToolbar<Row extends { id: string }>(props: Props<Row>) {
  const { search, choice, isBusy, onExport, onPrint, isEmpty } = props
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  return (
    <>
      {search}
      <div className={classes.end}>
        {isPhone ? (
          <OptionsMenu {...props} />
        ) : isNarrow ? (
          <MoreMenu>
            <ListItems {...props} />
          </MoreMenu>
        ) : (
          <>
            <ColumnsMenu {...choice} />
            <Button
              variant="default"
              size="xs"
              leftSection={<IconDownload size={16} aria-hidden />}
              title="Descargar todo el resultado como archivo CSV"
              disabled={isEmpty}
              {...getBusyProps(isBusy)}
              onClick={onExport}
            >
              CSV
            </Button>
            <PrintButton title="Imprimir todo el resultado" size={28} disabled={isEmpty} isBusy={isBusy} onPrint={onPrint} />
          </>
        )}
      </div>
    </>
  )
}

/** The same actions in one menu, with the sorts that a table has in its header. */
function OptionsMenu<Row extends { id: string }>({ columns, sort, onSort, ...props }: Props<Row>) {
  const sorts = columns.flatMap((column) => (column.sort ? [{ by: column.sort, title: column.title }] : []))
  return (
    <Menu position="bottom-end" width={240} classNames={{ dropdown: classes.options }}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label="Opciones de la lista">
          <IconAdjustmentsHorizontal size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {sorts.length > 0 && (
          <>
            <Menu.Label>Ordenar</Menu.Label>
            <Menu.RadioGroup value={sort} onChange={onSort}>
              {sorts.flatMap(({ by, title }) => [
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
        <ListItems {...props} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** The shown columns, CSV and printing as menu items. */
const ListItems = ({ choice, onExport, onPrint, isEmpty }: Pick<Props<never>, 'choice' | 'onExport' | 'onPrint' | 'isEmpty'>) => (
  <>
    <Menu.Label>Mostrar</Menu.Label>
    <ColumnItems {...choice} />
    <Menu.Divider />
    <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} disabled={isEmpty} onClick={onExport}>
      Descargar CSV
    </Menu.Item>
    <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} disabled={isEmpty} onClick={onPrint}>
      Imprimir
    </Menu.Item>
  </>
)

type ColumnChoice = {
  /** The columns that can be hidden. */
  columns: readonly { id: string; title: string }[]
  /** The ids of the shown ones. */
  shown: readonly string[]
  onChange: (shown: string[]) => void
}

/** The columns as menu items; the menu stays open while the user chooses. */
const ColumnItems = ({ columns, shown, onChange }: ColumnChoice) => (
  <Menu.CheckboxGroup value={[...shown]} onChange={onChange}>
    {columns.map(({ id, title }) => (
      <Menu.CheckboxItem key={id} value={id}>
        {title}
      </Menu.CheckboxItem>
    ))}
  </Menu.CheckboxGroup>
)

/** "Columnas": the menu of shown columns. */
const ColumnsMenu = (choice: ColumnChoice) => (
  <Menu position="bottom-end" width={180}>
    <Menu.Target>
      <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} aria-hidden />}>
        Columnas
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <ColumnItems {...choice} />
    </Menu.Dropdown>
  </Menu>
)
