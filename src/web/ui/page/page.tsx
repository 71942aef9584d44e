import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useRouteTitle, useSetPageTitle } from '#web/navigation/page-title.ts'
import { PrintHeader } from '../print/print-header.tsx'
import { Link } from './link.tsx'
import classes from './page.module.css'
import { useScrollMemory } from './scroll-memory.ts'

type Props = {
  /** The name of the record that the page shows; without one the site map's title. */
  title?: string
  /** The page above this one: "Horarios ›". */
  parent?: { to: string; title: string } | undefined
  /** A mark of the record beside its name. */
  badge?: ReactNode
  /** Secondary information beside the title, on a phone below it: a count, a date. */
  facts?: ReactNode
  /** Buttons at the right: default ones, then at most one filled one. */
  actions?: ReactNode
  /** At most one line: filters, view. */
  toolbar?: ReactNode
  /** A line that stays above the body: what is searched for in it, with the way out. */
  notice?: ReactNode
  /** A line that stays in the footer: count and pages. */
  footer?: ReactNode
  /** Names what the page shows, such as its week, in the footer of each printed sheet. */
  printSubject?: string | undefined
  /** True without padding, for tables and grids that reach the edges. */
  isFlush?: boolean
  /** Identifies the shown part of the page, such as a page of a list: another one starts at its top. */
  scrollKey?: string
  children?: ReactNode
}

/** The frame of every admin page: header with its title, toolbar, scrolling body, footer. */
export function Page({
  title: ownTitle,
  parent,
  badge,
  facts,
  actions,
  toolbar,
  notice,
  footer,
  printSubject,
  isFlush,
  scrollKey,
  children,
}: Props) {
  const title = useRouteTitle()
  useSetPageTitle(ownTitle)
  const body = useScrollMemory<HTMLDivElement>(scrollKey)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  return (
    <article className={classes.page}>
      <header className={classes.header}>
        <div className={classes.heading}>
          {parent && (
            <nav aria-label="Ruta" className={classes.parent}>
              <Link to={parent.to}>{parent.title}</Link>
              <span aria-hidden>›</span>
            </nav>
          )}
          <h1 ref={heading} tabIndex={-1} className="bare" data-record={ownTitle !== undefined || undefined}>
            {ownTitle ?? title}
          </h1>
          {badge}
          {facts !== undefined && <div className={classes.facts}>{facts}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
        <PrintHeader subject={printSubject} />
      </header>
      {toolbar && <div className={classes.toolbar}>{toolbar}</div>}
      {notice}
      <div ref={body} className={classes.body} data-flush={isFlush || undefined}>
        {children}
      </div>
      {footer && <footer className={classes.footer}>{footer}</footer>}
    </article>
  )
}

/** Moves the focus to the title after a navigation whose link is gone; screen readers announce it. */
function useFocusOnArrival(heading: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const isNavigation = useRef(key !== 'default')
  useEffect(() => {
    if (isNavigation.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [heading])
}
