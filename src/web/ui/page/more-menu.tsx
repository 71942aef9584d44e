import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import classes from './more-menu.module.css'

/** "Más": what has no room in a toolbar, as items of a menu. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Menu
      position="bottom-end"
      width={220}
      classNames={{ dropdown: classes.dropdown }}
      // The focus returns immediately, because a dialog that an item opens gives it back to where it was.
      onClose={() => button.current?.focus()}
    >
      <Menu.Target>
        <Button ref={button} variant="default" size="xs" leftSection={<IconDots size={16} aria-hidden />}>
          Más
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
