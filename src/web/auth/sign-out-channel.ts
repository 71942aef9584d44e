import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { clearStorage } from '#web/data/user-storage.ts'
import { paths } from '#web/navigation/paths.ts'

// A channel does not receive its own messages.
const signOutChannel = new BroadcastChannel('turnos-sign-out')

/** Sends a message to the other tabs after a sign-out. */
export const broadcastSignOut = () => signOutChannel.postMessage(null)

/** Opens the sign-in page after a sign-out in another tab. */
export function useSignOutBroadcast() {
  const navigate = useNavigate()
  useEffect(() => {
    const openLogin = () => {
      clearStorage()
      void navigate(paths.login())
    }
    signOutChannel.addEventListener('message', openLogin)
    return () => signOutChannel.removeEventListener('message', openLogin)
  }, [navigate])
}
