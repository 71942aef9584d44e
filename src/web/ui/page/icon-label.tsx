import type { ComponentType, ReactNode } from 'react'
import classes from './icon-label.module.css'

type Props = { icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>; children: ReactNode }

/** An icon with a word, for something that a record has: an account, an active link. */
export const IconLabel = ({ icon: Icon, children }: Props) => (
  <span className={classes.label}>
    <Icon size={15} aria-hidden />
    {children}
  </span>
)
