import { Outlet } from 'react-router'
import { SignedInUserContext, useSignedInUserQuery } from '../../auth/session.ts'
import { SignInDialog } from '../../auth/sign-in-dialog.tsx'
import { useSignOutBroadcast } from '../../auth/sign-out-channel.ts'
import { paths } from '../../navigation/paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { Logo } from '../../ui/page/logo.tsx'
import classes from './admin-layout.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Navigation } from './navigation.tsx'
import { UserMenu } from './user-menu.tsx'

/** The shell of the admin area: navigation on the canvas, work on one framed surface; on a phone a bar at the bottom. */
export function Component() {
  useSignOutBroadcast()
  return (
    <SignedInUserContext value={useSignedInUserQuery()}>
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
        <SignInDialog />
      </div>
    </SignedInUserContext>
  )
}
