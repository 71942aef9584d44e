import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { getDefaultZIndex, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { isSignedOut } from './guard.ts'
import { type SignedIn, sessionQuery, useSession } from './session.ts'
import classes from './sign-in-again.module.css'
import { SignInForm } from './sign-in-form.tsx'

/** Over a page whose session ended: whoever was signed in goes on where he was, with all that he had typed. */
export function SignInAgain() {
  const client = useQueryClient()
  const { id, name } = useSession()
  const [ended, setEnded] = useEnded()

  const goOn = async (user: SignedIn) => {
    // somebody else has no business with what is on this page
    if (user.id !== id) return window.location.assign(paths.home())
    client.setQueryData(sessionQuery().queryKey, user)
    setEnded(false)
    await client.invalidateQueries()
  }
  return (
    <Modal
      opened={ended}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      // over whatever the page has open: a drawer, a booking
      zIndex={getDefaultZIndex('overlay')}
      title="Su sesión terminó"
      size="22rem"
    >
      <div className={classes.content}>
        <p>Entre de nuevo para seguir. Lo que escribió sigue en la página.</p>
        <SignInForm username={name} onSignedIn={goOn} />
        <Link to={paths.login()}>Salir sin guardar</Link>
      </div>
    </Modal>
  )
}

/** Becomes true when a query of the page or a change is refused for want of a session; a load leads to the sign-in itself. */
function useEnded() {
  const client = useQueryClient()
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (
        event.type === 'updated' &&
        event.action.type === 'error' &&
        event.query.getObserversCount() > 0 &&
        isSignedOut(event.action.error)
      )
        setEnded(true)
    })
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isSignedOut(event.action.error)) setEnded(true)
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [client])
  return [ended, setEnded] as const
}
