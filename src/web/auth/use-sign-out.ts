import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../data/api.ts'
import { paths } from '../navigation/paths.ts'
import { notifyFailure } from '../ui/feedback/notify.ts'
import { broadcastSignOut } from './sign-out-channel.ts'

/** Ends the session and opens the sign-in page, which clears the user's data. */
export function useSignOut() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.post('/v1/auth/logout'),
    onSuccess: () => {
      broadcastSignOut()
      return navigate(paths.login())
    },
    onError: (error) => notifyFailure('No se pudo cerrar la sesión', error),
  })
}
