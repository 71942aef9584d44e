import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../data/api.ts'
import { paths } from '../navigation/paths.ts'
import { notifyFailure } from '../ui/feedback/notify.ts'
import { removeSignInMark } from './sign-in-mark.ts'
import { broadcastSignOut } from './sign-out-channel.ts'

const mutationKey = ['sign out'] as const

/** Returns the mutation that ends the session, or all sessions of the user, once the user's changes are saved, and opens the sign-in page, which clears the user's data. */
export function useSignOut({ everywhere = false } = {}) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: async () => {
      await waitForMutations(queryClient)
      // Servers without the additions refuse the parameter.
      return api.post('/v1/auth/logout', everywhere ? { query: { everywhere } } : {})
    },
    onSuccess: () => {
      removeSignInMark()
      broadcastSignOut()
      return navigate(paths.login())
    },
    onError: (error) => notifyFailure('No se pudo cerrar la sesión', error),
  })
}

/** Resolves when no other mutation is pending. */
function waitForMutations(queryClient: QueryClient) {
  const mutations = queryClient.getMutationCache()
  return new Promise<void>((resolve) => {
    const check = () => {
      const pending = mutations.findAll({ status: 'pending', predicate: ({ options }) => options.mutationKey !== mutationKey })
      if (pending.length > 0) return
      stop()
      resolve()
    }
    const stop = mutations.subscribe(check)
    check()
  })
}
