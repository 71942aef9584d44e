import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type LoaderFunction, useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { queryClientContext } from '#web/data/query-client.ts'
import { useRouteTitle, useSetPageTitle } from '#web/navigation/page-title.ts'
import { redirectTo } from '#web/navigation/redirect.ts'
import { Logo } from '#web/ui/page/logo.tsx'
import { toSafePath } from './guard.ts'
import classes from './login-page.module.css'
import { mayBeSignedIn } from './remembered-sign-in.ts'
import { SignInForm } from './sign-in-form.tsx'
import { clearUserData, type SignedInUser, signedInUserQuery } from './signed-in-user.ts'
import { LazyFirstSignInStep, type TemporarySignIn, temporaryPasswordTitle } from './temporary-sign-in.tsx'
import { WeekIllustration } from './week-illustration.tsx'

/** Redirects a user who opens the sign-in page by its URL and is already signed in. Returns a user whose password is temporary. */
export const loader: LoaderFunction = async (args): Promise<SignedInUser | null> => {
  const queryClient = args.context.get(queryClientContext)
  const { queryKey } = signedInUserQuery()
  // After a redirect by the guard or a sign-out the query has run already.
  const hasRun = queryClient.getQueryState(queryKey) !== undefined
  if (!hasRun && !mayBeSignedIn()) return null
  const user = hasRun ? queryClient.getQueryData(queryKey) : await queryClient.ensureQueryData(signedInUserQuery()).catch(() => undefined)
  if (user?.passwordTemporary) return user
  if (user && !hasRun) throw redirectTo(args, toSafePath(new URL(args.request.url).searchParams.get('from')))
  return null
}

export function Component() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  const loadedUser = useLoaderData<SignedInUser | null>()
  const [newSignIn, setNewSignIn] = useState<TemporarySignIn>()
  const temporary = newSignIn ?? (loadedUser && { user: loadedUser })
  const routeTitle = useRouteTitle()
  useSetPageTitle(temporary ? temporaryPasswordTitle : undefined)

  useEffect(() => clearUserData(queryClient), [queryClient])

  const continueAs = async (user: SignedInUser) => {
    queryClient.setQueryData(signedInUserQuery().queryKey, user)
    await navigate(toSafePath(search.get('from')), { replace: true })
  }
  const showSignIn = () => {
    setNewSignIn(undefined)
    void revalidate()
  }
  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <div className={classes.column}>
          <Logo />
          <h1 className={classes.title}>{temporary ? temporaryPasswordTitle : routeTitle}</h1>
          {temporary ? (
            <div className={classes.step}>
              <LazyFirstSignInStep
                signIn={temporary}
                onChanged={continueAs}
                onSignInEnded={showSignIn}
                onSignedOut={() => setNewSignIn(undefined)}
              />
            </div>
          ) : (
            <>
              <SignInForm onSignedIn={(user, password) => (user.passwordTemporary ? setNewSignIn({ user, password }) : continueAs(user))} />
              <p className={classes.help}>¿No puede entrar? Pida una contraseña temporal a quien administra los usuarios de su centro.</p>
            </>
          )}
        </div>
      </main>
      <WeekIllustration />
    </div>
  )
}
