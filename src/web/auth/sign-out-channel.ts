import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'

// it does not hear itself
const channel = new BroadcastChannel('turnos-sign-out')

/** Tells the other tabs that nobody is signed in any more. */
export const broadcastSignOut = () => channel.postMessage(null)

/** Leads to the sign-in when somebody has signed out in another tab. */
export function useSignOutBroadcast() {
  const navigate = useNavigate()
  useEffect(() => {
    const leave = () => void navigate(paths.login())
    channel.addEventListener('message', leave)
    return () => channel.removeEventListener('message', leave)
  }, [navigate])
}
