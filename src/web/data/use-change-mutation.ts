import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateBeforeLeaving, invalidateQueries } from './invalidate-queries.ts'

/**
 * Sends a change and refetches the queries below `paths`, also after an error: another user may have been faster. `leavePage` navigates away
 * from the page of a deleted record, which is then not refetched.
 */
export function useChangeMutation<Input, Answer>(
  paths: readonly string[],
  mutationFn: (input: Input) => Promise<Answer>,
  leavePage?: () => Promise<void>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: async (_answer, error) => {
      if (!leavePage || error) return invalidateQueries(queryClient, ...paths)
      await invalidateBeforeLeaving(queryClient, ...paths)
      await leavePage()
    },
  })
}
