import { Outlet } from 'react-router'
import { useOtherTabs } from '../../auth/other-tabs.ts'
import { SignedInUserContext, useReadSignedInUser } from '../../auth/session.ts'
import { SignInAgain } from '../../auth/sign-in-again.tsx'
import { paths } from '../../navigation/paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { Logo } from '../../ui/page/logo.tsx'
import classes from './admin-layout.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Navigation } from './navigation.tsx'
import { UserMenu } from './user-menu.tsx'

/** The shell of the admin area: navigation on the canvas, work on one framed surface; on a phone a bar at the bottom. */
export function Component() {
  useOtherTabs()
  return (
    <SignedInUserContext value={useReadSignedInUser()}>
      <div className={classes.shell}>
        <a href="#work" className={classes.skip}>
          Saltar al contenido
        </a>
        <div className={classes.side}>
          <Link to={paths.admin()} className={classes.logo}>
            <Logo />
          </Link>
          <Navigation />
          <UserMenu />
        </div>
        <main id="work" tabIndex={-1} className={classes.frame}>
          <Outlet />
        </main>
        <BottomBar />
        <SignInAgain />
      </div>
    </SignedInUserContext>
  )
}
