import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#api/errors.ts'
import { refetchQueries } from '#web/data/invalidate-queries.ts'
import { type SignedInUser, signedInUserQuery } from './signed-in-user.ts'

/**
 * Follows access that is taken away or given while the user works: when the server forbids a query, the user's access is read again, and what the query had
 * read before leaves the screen. When the access has changed, the screen that is open is checked again.
 */
export function useChangedAccess({ access }: SignedInUser) {
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const checkedAccess = useRef(access)
  useEffect(() => {
    if (checkedAccess.current === access) return
    checkedAccess.current = access
    void revalidate()
  }, [access, revalidate])
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
