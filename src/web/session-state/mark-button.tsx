import type { ComponentProps } from 'react'
import type { SessionMark } from '#domain/states.ts'
import classes from './mark-button.module.css'
import { StateIcon } from './state-icon.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  mark: SessionMark
  isPressed: boolean
  /** A line with its label at the start, or a tile for a thumb. Without a size it is as wide as its content. */
  size?: 'row' | 'thumb'
  /** The key that does the same. */
  shortcut?: string
}

/** A button that sets a mark. It is pressed while the session has it. */
export const MarkButton = ({ mark, isPressed, size, shortcut, children, ...buttonProps }: Props) => (
  <button
    type="button"
    {...buttonProps}
    className={classes.button}
    data-mark={mark}
    data-size={size}
    aria-pressed={isPressed}
    aria-keyshortcuts={shortcut}
  >
    <StateIcon mark={mark} size={size === 'row' ? 'md' : 'lg'} />
    {children}
  </button>
)
