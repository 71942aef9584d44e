import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { Logo } from '../ui/logo.tsx'
import { safeReturn } from './guard.ts'
import classes from './login-page.module.css'
import { forget, type SignedIn, sessionQuery } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'
import { WeekOfTiles } from './week-of-tiles.tsx'

export function Component() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  const enter = async (user: SignedIn) => {
    forget(client)
    client.setQueryData(sessionQuery().queryKey, user)
    await navigate(safeReturn(search.get('from')), { replace: true })
  }
  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <div className={classes.column}>
          <Logo />
          <h1 className={classes.title}>Iniciar Sesión</h1>
          <SignInForm onSignedIn={enter} />
          <p className={classes.help}>¿No puede entrar? Pida una contraseña temporal a quien administra los usuarios de su centro.</p>
        </div>
      </main>
      <WeekOfTiles />
    </div>
  )
}
