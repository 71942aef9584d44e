import { getDefaultZIndex, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { paths } from '../navigation/paths.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { Link } from '../ui/page/link.tsx'
import { isUnauthorized } from './guard.ts'
import { type SignedInUser, signedInUserQuery, useSignedInUser } from './session.ts'
import classes from './sign-in-dialog.module.css'
import { SignInForm } from './sign-in-form.tsx'

/** Over a page whose session ended: whoever was signed in goes on where he was, with all that he had typed. */
export function SignInDialog() {
  const client = useQueryClient()
  const { id, name } = useSignedInUser()
  const [ended, setEnded] = useSessionEnd()
  const content = useRef<HTMLDivElement>(null)
  const goBack = useFocusReturn(content)
  useEscapeTrap(content)

  const goOn = async (user: SignedInUser) => {
    // somebody else has no business with what is on this page
    if (user.id !== id) return window.location.assign(paths.home())
    client.setQueryData(signedInUserQuery().queryKey, user)
    setEnded(undefined)
    if (ended === 'change') notifyDone('Entró de nuevo. Su último cambio todavía no está guardado.')
    await client.invalidateQueries()
  }
  return (
    <Modal
      opened={ended !== undefined}
      onClose={() => {}}
      returnFocus={false}
      onExitTransitionEnd={goBack}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      // over whatever the page has open: a drawer, a booking
      zIndex={getDefaultZIndex('overlay')}
      title="Su sesión terminó"
      size="22rem"
      classNames={{ title: classes.title }}
    >
      <div ref={content} className={classes.content}>
        <p>Entre de nuevo para seguir. Lo que escribió sigue en la página.</p>
        <SignInForm username={name} onSignedIn={goOn} />
        <Link to={paths.login()}>Salir sin guardar</Link>
      </div>
    </Modal>
  )
}

/** What was refused for want of a session: a query of the page or a change; a load leads to the sign-in itself. */
function useSessionEnd() {
  const client = useQueryClient()
  const [ended, setEnded] = useState<'query' | 'change'>()
  useEffect(() => {
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (
        event.type === 'updated' &&
        event.action.type === 'error' &&
        event.query.getObserversCount() > 0 &&
        isUnauthorized(event.action.error)
      )
        setEnded((before) => before ?? 'query')
    })
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || !isUnauthorized(event.action.error)) return
      // what goes on by itself is not lost
      const { goesOn } = event.mutation.meta ?? {}
      setEnded((before) => (goesOn ? (before ?? 'query') : 'change'))
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [client])
  return [ended, setEnded] as const
}

/** Leads back to where the keyboard was; the button that was pressed may have been inactive when the dialog came. */
function useFocusReturn(dialog: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !findDialog(dialog)?.contains(target)) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [dialog])
  return () => last.current?.focus()
}

/** Escape in the dialog stays in it: what lies below listens at the window and would close. */
function useEscapeTrap(dialog: RefObject<HTMLElement | null>) {
  // before anything below listens
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target instanceof Node && findDialog(dialog)?.contains(event.target))
        event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [dialog])
}

const findDialog = ({ current }: RefObject<HTMLElement | null>) => current?.closest('[role="dialog"]')
