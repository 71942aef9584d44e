import { Button, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'

export type ColumnChoice = {
  /** The columns that one may do without. */
  columns: readonly { id: string; title: string }[]
  /** The ids of those that are shown. */
  shown: readonly string[]
  onChange: (shown: string[]) => void
}

/** The columns as the items of a menu, which stays open while one chooses. */
export const ColumnItems = ({ columns, shown, onChange: onChoose }: ColumnChoice) => (
  <Menu.CheckboxGroup value={[...shown]} onChange={onChoose}>
    {columns.map(({ id, title }) => (
      <Menu.CheckboxItem key={id} value={id}>
        {title}
      </Menu.CheckboxItem>
    ))}
  </Menu.CheckboxGroup>
)

/** "Columnas": which ones the list shows. */
export const ColumnsMenu = (choice: ColumnChoice) => (
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
