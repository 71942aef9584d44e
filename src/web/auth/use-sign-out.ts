import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { notifyFailure } from '../ui/notify.ts'
import { forget } from './session.ts'

/** Ends the session and leads to the sign-in; nothing of the user stays in memory. */
export function useSignOut() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.post('/v1/auth/logout'),
    onSuccess: async () => {
      await navigate(paths.login())
      forget(client)
    },
    onError: (error) => notifyFailure('No se pudo cerrar la sesión', error),
  })
}
