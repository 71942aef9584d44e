import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { canAccess } from '#web/auth/access.ts'
import { NavigationPreviewContext } from '#web/auth/preview-context.ts'
import { SignInDialog } from '#web/auth/sign-in-dialog.tsx'
import { useSignOutBroadcast } from '#web/auth/sign-out-channel.ts'
import { SignedInUserContext, useSignedInUserQuery } from '#web/auth/signed-in-user.ts'
import { useChangedAccess } from '#web/auth/use-changed-access.ts'
import { UndoKeys } from '#web/changes/undo-keys.tsx'
import { useLiveChanges } from '#web/data/live/use-live-changes.ts'
import { pauseWhenIdle } from '#web/data/pause-when-idle.ts'
import { paths } from '#web/navigation/paths.ts'
import type { KeyGroup } from '#web/ui/keys/key-table.ts'
import { KeysHelp } from '#web/ui/keys/keys-help.tsx'
import { KeysHelpContext } from '#web/ui/keys/keys-help-context.ts'
import { LetterKeys } from '#web/ui/keys/letter-keys.tsx'
import { focusTitle } from '#web/ui/page/focus-title.ts'

// Notifications are drawn also after the connection is lost, so their code loads with the admin area.
import '#web/ui/feedback/notifications.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Logo } from '#web/ui/page/logo.tsx'
import '#web/ui/theme/admin.css'
import classes from './admin-layout.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { type OpenPalette, PaletteHost } from './command-palette/palette-host.tsx'
import { SearchButton } from './command-palette/search-button.tsx'
import { createGeneralKeyGroup, useGeneralKeys } from './general-keys.ts'
import { Navigation } from './navigation.tsx'
import { NavigationPreview } from './navigation-preview.tsx'
import { UserMenu } from './user-menu.tsx'

/** The frame of the admin area: navigation at the side, on a phone at the bottom, and the screen on a framed surface. */
export function Component() {
  useEffect(pauseWhenIdle, [])
  useLiveChanges()
  useSignOutBroadcast()
  const user = useSignedInUserQuery()
  useChangedAccess(user)
  useFocusOnNewScreen()
  const [palette, setPalette] = useState<OpenPalette>()
  const openPalette = (text = '') => setPalette({ opener: document.activeElement ?? document.body, text })
  const closePalette = useCallback(() => setPalette(undefined), [])
  const [keyGroups, setKeyGroups] = useState<readonly KeyGroup[]>()
  const screenKeys = useRef<readonly KeyGroup[]>([])
  const canUndo = canAccess(user, 'undoChange')
  const keysHelp = useMemo(
    () => ({ screenKeys, open: () => setKeyGroups([createGeneralKeyGroup(canUndo), ...screenKeys.current]) }),
    [canUndo],
  )
  useGeneralKeys({ search: () => openPalette(), help: keysHelp.open })
  return (
    <SignedInUserContext value={user}>
      <KeysHelpContext value={keysHelp}>
        <LetterKeys onName={openPalette}>
          <div className={classes.shell}>
            <a href="#content" className={classes.skip}>
              Saltar al contenido
            </a>
            <div className={classes.side}>
              <Link to={paths.admin()} className={classes.logo}>
                <Logo />
              </Link>
              <SearchButton onClick={() => openPalette()} />
              <Navigation />
              <UserMenu />
            </div>
            <main id="content" tabIndex={-1} className={classes.frame}>
              <NavigationPreviewContext value={NavigationPreview}>
                <Outlet />
              </NavigationPreviewContext>
            </main>
            <BottomBar onSearch={() => openPalette()} />
            <PaletteHost opened={palette} onClose={closePalette} />
            <KeysHelp groups={keyGroups ?? []} opened={keyGroups !== undefined} onClose={() => setKeyGroups(undefined)} />
            <SignInDialog />
            <UndoKeys />
          </div>
        </LetterKeys>
      </KeysHelpContext>
    </SignedInUserContext>
  )
}

/** Moves the focus to the title when another screen is shown, so that screen readers announce it. The first screen of a visit leaves it as it is. */
function useFocusOnNewScreen() {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    focusTitle()
  }, [pathname])
}
