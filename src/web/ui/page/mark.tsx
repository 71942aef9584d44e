import type { ComponentType, ReactNode } from 'react'
import classes from './mark.module.css'

type Props = { icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>; children: ReactNode }

/** A quiet yes in a list: an icon and its word. */
export const Mark = ({ icon: Icon, children }: Props) => (
  <span className={classes.mark}>
    <Icon size={15} aria-hidden />
    {children}
  </span>
)
