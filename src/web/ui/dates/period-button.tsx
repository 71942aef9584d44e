import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './period-button.module.css'

/** The button beside the title with the shown week or month, which opens a choice of others. On paper it is text. */
export const PeriodButton = ({ children, ...buttonProps }: ComponentProps<'button'>) => (
  <button type="button" {...buttonProps} className={classes.button}>
    {children}
    <IconChevronDown size={14} className="no-print" aria-hidden />
  </button>
)
