import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'

/** What can be done with a row: `<Menu.Item>`s behind "…". The label names the row. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    // at once: a dialog that an item opens gives the keyboard back to where it finds it
    <Menu position="bottom-end" width={180} onClose={() => button.current?.focus()}>
      <Menu.Target>
        <ActionIcon ref={button} aria-label={label}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
