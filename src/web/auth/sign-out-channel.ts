import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'

// A channel does not receive its own messages.
const channel = new BroadcastChannel('turnos-sign-out')

/** Sends a message to the other tabs after a sign-out. */
export const broadcastSignOut = () => channel.postMessage(null)

/** Opens the sign-in page after a sign-out in another tab. */
export function useSignOutBroadcast() {
  const navigate = useNavigate()
  useEffect(() => {
    const openLogin = () => void navigate(paths.login())
    channel.addEventListener('message', openLogin)
    return () => channel.removeEventListener('message', openLogin)
  }, [navigate])
}
