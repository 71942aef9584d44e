import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateBeforeLeaving, invalidateQueries } from './invalidate-queries.ts'

/** The list of changes has every one. */
const changesPath = '/v1/changes'

/**
 * Sends a change and refetches the history and the queries below `paths`, also after an error: another user may have been faster. `leavePage` navigates away
 * from the page of a deleted record, which is then not refetched.
 */
export function useChangeMutation<Input, Answer>(
  paths: readonly string[],
  mutationFn: (input: Input) => Promise<Answer>,
  leavePage?: () => Promise<void>,
) {
  const queryClient = useQueryClient()
  const changedPaths = [...paths, changesPath]
  return useMutation({
    mutationFn,
    onSettled: async (_answer, error) => {
      if (!leavePage || error) return invalidateQueries(queryClient, ...changedPaths)
      await invalidateBeforeLeaving(queryClient, ...changedPaths)
      await leavePage()
    },
  })
}
