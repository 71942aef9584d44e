import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useRouteTitle, useSetPageTitle } from '../../navigation/page-title.ts'
import { Link } from './link.tsx'
import classes from './page.module.css'
import { PrintHeader } from './print-header.tsx'
import { useScrollMemory } from './scroll-memory.ts'

type Props = {
  /** The name of what the page shows; without one the site map's title. */
  title?: string
  /** The page above this one: "Horarios ›". */
  parent?: { to: string; title: string }
  /** Quiet facts beside the title: a count, a date. */
  facts?: ReactNode
  /** Buttons at the right: plain ones, one filled one last. */
  actions?: ReactNode
  /** At most one line of what is shown, filters, view. */
  toolbar?: ReactNode
  /** A line that stays at the foot: count and pages. */
  footer?: ReactNode
  /** Without insets: for tables and grids that reach the edges. */
  flush?: boolean
  /** What of the page is shown, a page of a list for instance: another begins at its top. */
  scrollKey?: string
  children?: ReactNode
}

/** The frame of every page of the admin area: header with its title, toolbar, the one part that scrolls, foot. */
export function Page({ title: own, parent: up, facts, actions, toolbar, footer: foot, flush, scrollKey: part, children }: Props) {
  const title = useRouteTitle()
  useSetPageTitle(own)
  const body = useScrollMemory<HTMLDivElement>(part)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  return (
    <article className={classes.page}>
      <header className={classes.header}>
        <div className={classes.heading}>
          {up && (
            <nav aria-label="Ruta" className={classes.up}>
              <Link to={up.to}>{up.title}</Link>
              <span aria-hidden>›</span>
            </nav>
          )}
          <h1 ref={heading} tabIndex={-1} className="bare" data-own={own !== undefined || undefined}>
            {own ?? title}
          </h1>
          {facts !== undefined && <div className={classes.facts}>{facts}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
        <PrintHeader />
      </header>
      {toolbar && <div className={classes.toolbar}>{toolbar}</div>}
      <div ref={body} className={classes.body} data-flush={flush || undefined}>
        {children}
      </div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </article>
  )
}

/** Whoever followed a link that is gone with its page goes on at the title of the new one, and hears it. */
function useFocusOnArrival(heading: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const arrived = useRef(key !== 'default')
  useEffect(() => {
    if (arrived.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [heading])
}
