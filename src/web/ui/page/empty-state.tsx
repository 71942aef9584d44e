import type { ComponentType, ReactNode } from 'react'
import classes from './empty-state.module.css'

type Props = {
  /** A line icon of @tabler/icons-react. */
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  /** "Esta semana no tiene sesiones". */
  title: string
  /** A hint at what to do. */
  children?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
}

/** A dashed frame in place of content that does not exist. */
export function EmptyState({ icon: Icon, title, children, actions }: Props) {
  return (
    <section className={classes.frame}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <h2 className={classes.title}>{title}</h2>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  )
}
