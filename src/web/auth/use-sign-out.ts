import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError, errorCode } from '#api/errors.ts'
import { api } from '#web/data/api.ts'
import { clearStorage } from '#web/data/user-storage.ts'
import { paths } from '#web/navigation/paths.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { areSentFormsSaved } from '#web/ui/form/sent-forms.ts'
import { forgetSignIn } from './remembered-sign-in.ts'
import { broadcastSignOut } from './sign-out-channel.ts'

const mutationKey = ['sign out'] as const

/**
 * Returns the mutation that ends this sign-in, or all of the user, once the user's changes are saved, and opens the sign-in page, which clears the
 * user's data. It fails when a form was not saved: what was typed would be gone before the user knows.
 */
export function useSignOut({ everywhere = false } = {}) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: async () => {
      await waitForMutations(queryClient)
      if (!(await areSentFormsSaved()))
        throw new ApiError(errorCode.conflict, 'Algo de lo que envió no se guardó. Vea por qué y cierre la sesión después.')
      return api.post('/v1/auth/logout', everywhere ? { query: { everywhere } } : {})
    },
    onSuccess: () => {
      forgetSignIn()
      clearStorage()
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
