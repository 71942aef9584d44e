import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { checkConnectionWhileOffline, useIsOnline } from '#web/data/connection.ts'
import { SettingsContext, settingsQuery, useSettingsQuery } from '#web/data/settings.ts'
import { useTrackEntries } from '#web/navigation/close-entry.ts'
import { SetPageTitleContext, useRouteTitle } from '#web/navigation/page-title.ts'
import { NotFound } from '#web/ui/feedback/not-found.tsx'
import { loadNotifications } from '#web/ui/feedback/notify.ts'
import { RouteError } from '#web/ui/feedback/route-error.tsx'
import classes from './banner.module.css'
import { TestMode } from './test-mode.tsx'

const Notifications = lazy(loadNotifications)

/** The `handle` of a route whose page says itself that there is no connection. */
type OfflineHandle = { hasOwnOfflineMessage?: boolean }

/** The frame of every page: window title, the lines above it, scroll restoration, notifications. */
export function Root() {
  const [pageTitle, setPageTitle] = useState<string>()
  useLayoutEffect(removeOutline, [])
  useEffect(focusClickedButtons, [])
  useEffect(checkConnectionWhileOffline, [])
  useWindowTitle(pageTitle)
  useTrackEntries()
  const hasOwnOfflineMessage = useMatches().some(({ handle }) => (handle as OfflineHandle | undefined)?.hasOwnOfflineMessage)
  return (
    <SettingsContext value={useSettingsQuery()}>
      {!hasOwnOfflineMessage && <ConnectionBanner />}
      <TestMode />
      <SetPageTitleContext value={setPageTitle}>
        <Outlet />
      </SetPageTitleContext>
      <ScrollRestoration />
      <Suspense>
        <Notifications />
      </Suspense>
    </SettingsContext>
  )
}

/** The error view outside the admin area, within the frame. */
export const PageError = () => (
  <main>
    <RouteError />
  </main>
)

/** The view for an address outside the admin area that does not exist. */
export const PageNotFound = () => (
  <main>
    <NotFound />
  </main>
)

/** The error view in place of the frame, when the settings could not be loaded. */
export function RootError() {
  useLayoutEffect(removeOutline, [])
  useEffect(checkConnectionWhileOffline, [])
  return (
    <>
      <ConnectionBanner />
      <PageError />
    </>
  )
}

/** Removes what outline.html shows until the app has loaded. */
const removeOutline = () => document.getElementById('outline')?.remove()

/** Sets the window's title to the page's own title, otherwise to its route's. */
function useWindowTitle(pageTitle: string | undefined) {
  const routeTitle = useRouteTitle()
  useEffect(() => {
    document.title = pageTitle ?? routeTitle
  }, [pageTitle, routeTitle])
}

/**
 * Focuses each button that is clicked. Safari leaves the focus on the element around it, so a dialog that the button opens could not return
 * the focus to the button. Returns a function that ends this.
 */
function focusClickedButtons() {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    const { activeElement } = document
    if (button && activeElement !== button && activeElement?.contains(button)) button.focus({ preventScroll: true })
  }
  // Runs before the listeners of the button itself.
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}

/** A line above the page while there is no connection: since when, and what goes on. */
function ConnectionBanner() {
  const isOnline = useIsOnline()
  return (
    <div role="status" className="no-print">
      {!isOnline && <OfflineText />}
    </div>
  )
}

function OfflineText() {
  const [since] = useState(() => new Date())
  // The settings may be what could not be loaded. An observer would end their next fetch when it unmounts.
  const settings = useQueryClient().getQueryData(settingsQuery().queryKey)
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-offline', true)
    return () => void document.documentElement.toggleAttribute('data-offline', false)
  }, [])
  return (
    <p className={classes.line}>
      <strong>Sin conexión{settings && ` desde las ${formatTime(since, settings.timeZone)}`}; se reintenta.</strong>{' '}
      <span>Lo ya cargado se puede ver, imprimir y copiar.</span>
    </p>
  )
}

/** "09:05". */
const formatTime = (moment: Date, timeZone: string) =>
  moment.toLocaleTimeString('es', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
