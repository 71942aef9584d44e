import { getDefaultZIndex, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { paths } from '#web/navigation/paths.ts'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { Link } from '#web/ui/page/link.tsx'
import { isUnauthorized } from './guard.ts'
import classes from './sign-in-dialog.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { type SignedInUser, signedInUserQuery, useSignedInUser } from './signed-in-user.ts'
import { LazyTemporaryPasswordStep, type TemporarySignIn, temporaryPasswordTitle } from './temporary-sign-in.tsx'

/**
 * The dialog over a page whose sign-in has ended. After signing in, and changing a temporary password, the user continues on the same page, with
 * everything typed there.
 */
export function SignInDialog() {
  const queryClient = useQueryClient()
  const pageUser = useSignedInUser()
  const [endedBy, setEndedBy] = useSignInEnd()
  const [newSignIn, setNewSignIn] = useState<TemporarySignIn>()
  // The user may have signed in with a temporary password in another tab.
  const temporary = newSignIn ?? (pageUser.passwordTemporary && endedBy === undefined ? { user: pageUser } : undefined)
  const content = useRef<HTMLDivElement>(null)
  const restoreFocus = useRestoreFocus(content)
  useEscapeTrap(content)

  const continueAs = async (user: SignedInUser, password?: string) => {
    // Another user must not see this page.
    if (user.id !== pageUser.id) return window.location.assign(paths.home())
    if (user.passwordTemporary) return setNewSignIn({ user, ...(password !== undefined && { password }) })
    queryClient.setQueryData(signedInUserQuery().queryKey, user)
    setEndedBy(undefined)
    if (endedBy === 'mutation') notifyDone('Entró de nuevo. Su último cambio todavía no está guardado.')
    await queryClient.invalidateQueries()
  }
  const showSignIn = () => {
    setNewSignIn(undefined)
    setEndedBy((current) => current ?? 'query')
  }
  return (
    <Modal
      opened={endedBy !== undefined || pageUser.passwordTemporary === true}
      onClose={() => {}}
      returnFocus={false}
      onExitTransitionEnd={() => {
        setNewSignIn(undefined)
        restoreFocus()
      }}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      // The dialog is above everything that the page has opened, such as a drawer.
      zIndex={getDefaultZIndex('overlay')}
      title={temporary ? temporaryPasswordTitle : 'Su sesión terminó'}
      size="22rem"
      classNames={{ title: classes.title }}
    >
      <div ref={content} className={classes.content}>
        {temporary ? (
          <LazyTemporaryPasswordStep signIn={temporary} onChanged={continueAs} onSignInEnded={showSignIn} />
        ) : (
          <>
            <p>Entre de nuevo para seguir. Lo que escribió sigue en la página.</p>
            <SignInForm username={pageUser.name} onSignedIn={continueAs} />
          </>
        )}
        <Link to={paths.login()}>Salir sin guardar</Link>
      </div>
    </Modal>
  )
}

/** Returns what failed with 401, a query on the screen or a mutation. Loaders redirect to the sign-in page instead. */
function useSignInEnd() {
  const queryClient = useQueryClient()
  const [endedBy, setEndedBy] = useState<'query' | 'mutation'>()
  useEffect(() => {
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (
        event.type === 'updated' &&
        event.action.type === 'error' &&
        event.query.getObserversCount() > 0 &&
        isUnauthorized(event.action.error)
      )
        setEndedBy((current) => current ?? 'query')
    })
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || !isUnauthorized(event.action.error)) return
      // A mutation that is repeated after signing in is not lost, so the user is not told to save again.
      const { resumesAfterSignIn } = event.mutation.meta ?? {}
      setEndedBy((current) => (resumesAfterSignIn ? (current ?? 'query') : 'mutation'))
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [queryClient])
  return [endedBy, setEndedBy] as const
}

/**
 * Returns a function that moves the focus back to the last element outside the dialog; a disabled button may have lost it before the dialog opened.
 */
function useRestoreFocus(dialog: RefObject<HTMLElement | null>) {
  const lastFocused = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const storeFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !findDialog(dialog)?.contains(target)) lastFocused.current = target
    }
    document.addEventListener('focusin', storeFocus)
    return () => document.removeEventListener('focusin', storeFocus)
  }, [dialog])
  return () => lastFocused.current?.focus()
}

/** Stops Escape inside the dialog, because drawers and overlays below it listen on the window and would close. */
function useEscapeTrap(dialog: RefObject<HTMLElement | null>) {
  // This is a layout effect, so that this listener comes before those of the page.
  useLayoutEffect(() => {
    const stopEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target instanceof Node && findDialog(dialog)?.contains(event.target))
        event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', stopEscape, { capture: true })
    return () => window.removeEventListener('keydown', stopEscape, { capture: true })
  }, [dialog])
}

const findDialog = ({ current }: RefObject<HTMLElement | null>) => current?.closest('[role="dialog"]')
