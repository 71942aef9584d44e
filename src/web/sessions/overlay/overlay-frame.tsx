import { CloseButton, Drawer, Popover } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useLayoutEffect } from 'react'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import classes from './overlay-frame.module.css'

interface Props {
  /** What it belongs to, and never covers. */
  anchor: HTMLElement
  title: string
  /** The quiet line under the title. */
  facts: string
  onClose: () => void
  /** Holds what was typed: a press beside it does not close it. */
  persistent?: boolean
  /** Stays while a question stands over it, whose Escape is not meant for it. */
  confirming?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** What floats beside a chip or a cell; on a phone a sheet at the bottom. */
export function OverlayFrame({ anchor, title, facts, onClose, persistent: lasting, confirming: asking, onKeyDown, children }: Props) {
  const phone = useIsPhone()
  const id = useId()
  if (phone)
    return (
      <Drawer
        opened
        onClose={onClose}
        closeOnClickOutside={!lasting}
        closeOnEscape={!asking}
        position="bottom"
        size="auto"
        title={title}
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
        classNames={{ title: classes.sheetTitle, body: classes.sheet }}
        onKeyDown={onKeyDown}
      >
        <p className={classes.facts}>{facts}</p>
        <div className={classes.content}>{children}</div>
      </Drawer>
    )

  const onKeys = (event: KeyboardEvent) => {
    // what floats over it, a calendar, has keys of its own
    if (!event.currentTarget.contains(event.target as Node)) return
    // an open list of choices closes first
    const choosing = event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true'
    if (event.key === 'Escape' && !choosing) onClose()
    else onKeyDown?.(event)
  }
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position="right-start"
      width={352}
      trapFocus
      closeOnClickOutside={!lasting}
      closeOnEscape={false}
      withRoles={false}
    >
      <Popover.Target>
        <PopoverAnchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-labelledby={id} className={classes.popover} onKeyDown={onKeys}>
        <header className={classes.header}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <CloseButton aria-label="Cerrar" onClick={onClose} />
        </header>
        <p className={classes.facts}>{facts}</p>
        <div className={classes.content}>{children}</div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Hands an element that is drawn elsewhere to the popover as its target. */
function PopoverAnchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    ref(element)
    return () => void ref(null)
  }, [element, ref])
  return null
}
