import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LoaderFunction, useNavigate, useSearchParams } from 'react-router'
import { queryClientContext } from '../data/query-client.ts'
import { useRouteTitle } from '../navigation/page-title.ts'
import { redirectTo } from '../navigation/redirect.ts'
import { Logo } from '../ui/page/logo.tsx'
import { toSafePath } from './guard.ts'
import classes from './login-page.module.css'
import { clearUserData, type SignedInUser, signedInUserQuery } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'
import { WeekIllustration } from './week-illustration.tsx'

/** Whoever comes by the address and is signed in already goes on. */
export const loader: LoaderFunction = async (visit) => {
  const client = visit.context.get(queryClientContext)
  // whoever was led here, by the guard or by signing out, was asked for already
  if (client.getQueryState(signedInUserQuery().queryKey)) return null
  const user = await client.ensureQueryData(signedInUserQuery()).catch(() => undefined)
  if (user) throw redirectTo(visit, toSafePath(new URL(visit.request.url).searchParams.get('from')))
  return null
}

export function Component() {
  const title = useRouteTitle()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  // whoever was here is gone, and so is what only he might see
  useEffect(() => clearUserData(client), [client])

  const enter = async (user: SignedInUser) => {
    client.setQueryData(signedInUserQuery().queryKey, user)
    await navigate(toSafePath(search.get('from')), { replace: true })
  }
  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <div className={classes.column}>
          <Logo />
          <h1 className={classes.title}>{title}</h1>
          <SignInForm onSignedIn={enter} />
          <p className={classes.help}>¿No puede entrar? Pida una contraseña temporal a quien administra los usuarios de su centro.</p>
        </div>
      </main>
      <WeekIllustration />
    </div>
  )
}
