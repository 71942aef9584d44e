import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type ApiError, errorCode } from '#api/errors.ts'

/** Returns the record of a page from the cache that its loader filled. Throws "not found" once it is deleted, except while its form is open. */
export function useExistingRecord<Data, Key extends QueryKey>(
  query: UseSuspenseQueryOptions<Data, ApiError, Data, Key>,
  isEditing: boolean,
): Data {
  const { data, error } = useSuspenseQuery(query)
  if (error?.code === errorCode.notFound && !isEditing) throw error
  return data
}
