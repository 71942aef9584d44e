import { CloseButton, Drawer, Popover, type PopoverProps } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import classes from './overlay-frame.module.css'

interface Props {
  /** The element that the overlay belongs to and never covers. */
  anchor: HTMLElement
  title: string
  /** The line under the title. */
  facts: ReactNode
  onClose: () => void
  /** True while a click outside must not close the overlay, because the user is typing. */
  isPersistent?: boolean
  /** True while a confirmation dialog is open over the overlay: its Escape must not close both. */
  isConfirming?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/**
 * A dialog beside a chip or a cell; on a phone a sheet at the bottom. Once it has been a sheet it stays one: in a window that becomes wider, the element that
 * it belongs to is gone.
 */
export function OverlayFrame({ anchor, title, facts, onClose, isPersistent, isConfirming, onKeyDown, children }: Props) {
  const isPhone = useIsPhone()
  const [isSheet, setIsSheet] = useState(isPhone)
  if (isPhone && !isSheet) setIsSheet(true)
  const id = useId()
  // A button that is disabled while its call runs loses the focus, and the dialog would not get the key.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && !isSheet && !isConfirming && document.activeElement === document.body) onClose()
  })
  if (isSheet)
    return (
      <Drawer
        opened
        onClose={onClose}
        closeOnClickOutside={!isPersistent}
        closeOnEscape={!isConfirming}
        position="bottom"
        size="auto"
        title={title}
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
        classNames={{ body: classes.sheet }}
        onKeyDown={onKeyDown}
      >
        <p className={classes.facts}>{facts}</p>
        <div className={classes.content}>{children}</div>
      </Drawer>
    )

  const onDropdownKeyDown = (event: KeyboardEvent) => {
    // React also delivers the keys of a portal, such as a calendar.
    if (!event.currentTarget.contains(event.target as Node)) return
    // Escape closes an open list of options first.
    const hasOpenList = event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true'
    if (event.key === 'Escape' && !hasOpenList) onClose()
    else onKeyDown?.(event)
  }
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position="right-start"
      middlewares={placements}
      // Its element may move while it is open, for example because someone else books a session above.
      preventPositionChangeWhenVisible={false}
      width={352}
      transitionProps={{ duration: 0 }}
      trapFocus
      closeOnClickOutside={!isPersistent}
      closeOnEscape={false}
      withRoles={false}
    >
      <Popover.Target>
        <PopoverAnchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-labelledby={id}
        aria-describedby={`${id}-facts`}
        className={classes.popover}
        onKeyDown={onDropdownKeyDown}
        onKeyDownCapture={keepPlace}
        onPointerDownCapture={keepPlace}
      >
        <FocusOnMount>
          <header className={classes.header}>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            <CloseButton aria-label="Cerrar" onClick={onClose} />
          </header>
          <p id={`${id}-facts`} className={classes.facts}>
            {facts}
          </p>
          <div className={classes.content}>{children}</div>
        </FocusOnMount>
      </Popover.Dropdown>
    </Popover>
  )
}

/**
 * Keeps the dialog where it is from the first click or key in it. Otherwise it would move up, to stay in the window, when a field appears in it: what does not
 * fit scrolls instead.
 */
function keepPlace({ currentTarget }: SyntheticEvent<HTMLElement>) {
  if (currentTarget.style.maxHeight) return
  const { top, height } = currentTarget.getBoundingClientRect()
  currentTarget.style.minHeight = `${height}px`
  currentTarget.style.maxHeight = `min(100dvh - 12px, max(${height}px, 100dvh - ${top + 6}px))`
}

/** Beside the anchor, or below or above one that leaves no room at its sides. */
const placements: PopoverProps['middlewares'] = { flip: { crossAxis: false, fallbackPlacements: ['left-start', 'bottom-end', 'top-end'] } }

/**
 * Focuses what has `data-autofocus`, or the first button, immediately. The focus trap waits for a timer, and a key pressed before it would go to the
 * grid.
 */
function FocusOnMount({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector)
    ;(find('[data-autofocus]') ?? find('button'))?.focus({ preventScroll: true })
  }, [])
  return <div ref={content}>{children}</div>
}

/** Makes an element that is rendered elsewhere the popover's target. */
function PopoverAnchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    ref(element)
    return () => void ref(null)
  }, [element, ref])
  return null
}
