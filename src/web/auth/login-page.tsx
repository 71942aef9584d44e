import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LoaderFunction, useNavigate, useSearchParams } from 'react-router'
import { queryClientContext } from '../data/query-client.ts'
import { useRouteTitle } from '../navigation/page-title.ts'
import { redirectTo } from '../navigation/redirect.ts'
import { Logo } from '../ui/page/logo.tsx'
import { toSafePath } from './guard.ts'
import classes from './login-page.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { clearUserData, type SignedInUser, signedInUserQuery } from './signed-in-user.ts'
import { WeekIllustration } from './week-illustration.tsx'

/** Redirects a user who opens the sign-in page by its URL and is already signed in. */
export const loader: LoaderFunction = async (args) => {
  const queryClient = args.context.get(queryClientContext)
  // After a redirect by the guard or a sign-out the query has run already.
  if (queryClient.getQueryState(signedInUserQuery().queryKey)) return null
  const user = await queryClient.ensureQueryData(signedInUserQuery()).catch(() => undefined)
  if (user) throw redirectTo(args, toSafePath(new URL(args.request.url).searchParams.get('from')))
  return null
}

export function Component() {
  const title = useRouteTitle()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  useEffect(() => clearUserData(queryClient), [queryClient])

  const continueAs = async (user: SignedInUser) => {
    queryClient.setQueryData(signedInUserQuery().queryKey, user)
    await navigate(toSafePath(search.get('from')), { replace: true })
  }
  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <div className={classes.column}>
          <Logo />
          <h1 className={classes.title}>{title}</h1>
          <SignInForm onSignedIn={continueAs} />
          <p className={classes.help}>¿No puede entrar? Pida una contraseña temporal a quien administra los usuarios de su centro.</p>
        </div>
      </main>
      <WeekIllustration />
    </div>
  )
}
