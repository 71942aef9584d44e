import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/page/link.tsx'
import classes from './blocked-panel.module.css'

/** A link that leaves a form in a new tab, so that typed changes stay. */
export const NewTabLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} target="_blank" className={classes.link}>
    {children}
    <IconExternalLink size={13} aria-hidden />
    <span className="hidden"> (en otra pestaña)</span>
  </Link>
)
