import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'

const menuStyles = { dropdown: { minWidth: 180 } }

/** "…": the actions of a row or a page, as `<Menu.Item>`s. The label names the record. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Menu
      position="bottom-end"
      width="max-content"
      styles={menuStyles}
      // The focus returns immediately, because a dialog that an item opens gives it back to where it was.
      onClose={() => button.current?.focus()}
    >
      <Menu.Target>
        <ActionIcon ref={button} aria-label={label}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
