import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#api/errors.ts'
import { refetchQueries } from '../data/invalidate-queries.ts'
import { signedInUserQuery } from './signed-in-user.ts'

/**
 * Follows access that is taken away while the user works: when the server forbids a query, the user's access is read again, and what the query had
 * read before leaves the screen.
 */
export function useLostAccess() {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !isForbidden(event.action.error)) return
        const { queryKey, state } = event.query
        void refetchQueries(queryClient, String(signedInUserQuery().queryKey[0]))
        // The fetch that follows is forbidden too, but has no data to keep.
        if (state.data !== undefined) void queryClient.resetQueries({ queryKey, exact: true })
      }),
    [queryClient],
  )
}

const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403
