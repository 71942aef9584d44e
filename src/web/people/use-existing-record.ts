import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type ApiError, errorCode } from '#api/errors.ts'

/** The record of a page, which its loader has brought. Deleted by somebody meanwhile it is not found, but not over a form that is being filled. */
export function useExistingRecord<Data, Key extends QueryKey>(
  query: UseSuspenseQueryOptions<Data, ApiError, Data, Key>,
  editing: boolean,
): Data {
  const { data, error } = useSuspenseQuery(query)
  if (error?.code === errorCode.notFound && !editing) throw error
  return data
}
