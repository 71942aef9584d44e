import { Menu } from '@mantine/core'
import { createContext, type ReactNode, use, useRef, useState } from 'react'
import classes from './menu-of-row.module.css'

/** What the menu of a row holds: asked when it opens, so that a new answer draws no row again. */
export const MenuItems = createContext<(row: never) => ReactNode>(() => null)

const Items = ({ row }: { row: unknown }) => use(MenuItems)(row as never)

/**
 * "…": what can be done with a row. Until it is pointed at or focused it is a button and nothing else: 60 menus
 * that nobody opens would be most of what a page of rows costs.
 */
export function MenuOfRow({ label, row }: { label: string; row: unknown }) {
  const [ready, setReady] = useState(false)
  const [opened, setOpened] = useState(false)
  // a press beside the menu closes it, also one on the button, which then must not open it again
  const wasOpened = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const prepare = () => setReady(true)
  return (
    <span className={classes.place}>
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
      {ready && (
        <Menu
          opened={opened}
          onChange={setOpened}
          // at once: a dialog that an item opens gives the keyboard back to where it finds it
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
          <Menu.Dropdown>
            <Items row={row} />
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
