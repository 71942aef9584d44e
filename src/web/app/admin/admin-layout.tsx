import { Outlet } from 'react-router'
import { SignInDialog } from '../../auth/sign-in-dialog.tsx'
import { useSignOutBroadcast } from '../../auth/sign-out-channel.ts'
import { SignedInUserContext, useSignedInUserQuery } from '../../auth/signed-in-user.ts'
import { paths } from '../../navigation/paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { Logo } from '../../ui/page/logo.tsx'
import classes from './admin-layout.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Navigation } from './navigation.tsx'
import { UserMenu } from './user-menu.tsx'

/** The frame of the admin area: navigation at the side, on a phone at the bottom, and the screen on a framed surface. */
export function Component() {
  useSignOutBroadcast()
  return (
    <SignedInUserContext value={useSignedInUserQuery()}>
      <div className={classes.shell}>
        <a href="#content" className={classes.skip}>
          Saltar al contenido
        </a>
        <div className={classes.side}>
          <Link to={paths.admin()} className={classes.logo}>
            <Logo />
          </Link>
          <Navigation />
          <UserMenu />
        </div>
        <main id="content" tabIndex={-1} className={classes.frame}>
          <Outlet />
        </main>
        <BottomBar />
        <SignInDialog />
      </div>
    </SignedInUserContext>
  )
}
