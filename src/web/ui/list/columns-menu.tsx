import { Button, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'

export type ColumnChoice = {
  /** The columns that can be hidden. */
  columns: readonly { id: string; title: string }[]
  /** The ids of the shown ones. */
  shown: readonly string[]
  onChange: (shown: string[]) => void
}

/** The columns as menu items; the menu stays open while the user chooses. */
export const ColumnItems = ({ columns, shown, onChange }: ColumnChoice) => (
  <Menu.CheckboxGroup value={[...shown]} onChange={onChange}>
    {columns.map(({ id, title }) => (
      <Menu.CheckboxItem key={id} value={id}>
        {title}
      </Menu.CheckboxItem>
    ))}
  </Menu.CheckboxGroup>
)

/** "Columnas": the menu of shown columns. */
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
