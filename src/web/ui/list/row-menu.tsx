import { Menu } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import classes from './row-menu.module.css'

/**
 * "…": the actions of a row or a page, as `<Menu.Item>`s. The label names the record. Renders only a button until it is hovered or
 * focused: 60 unopened menus would be most of the cost of a list.
 */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const [isReady, setReady] = useState(false)
  const [opened, setOpened] = useState(false)
  // A press outside the menu closes it, also on the button, which must not open it again.
  const wasOpened = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const prepare = () => setReady(true)
  return (
    <span className={classes.container}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        onPointerEnter={prepare}
        onFocus={prepare}
        onPointerDown={() => {
          wasOpened.current = opened
        }}
        onClick={() => {
          setOpened(!wasOpened.current)
          wasOpened.current = false
        }}
      />
      {isReady && (
        <Menu
          opened={opened}
          onChange={setOpened}
          // At once: a dialog that an item opens returns the focus to where it was.
          onClose={() => button.current?.focus()}
          position="bottom-end"
          width={180}
          classNames={{ item: classes.item }}
        >
          <Menu.Target>
            <span className={classes.anchor} aria-hidden>
              <span className="hidden">{label}</span>
            </span>
          </Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
