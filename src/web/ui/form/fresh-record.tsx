import { Loader } from '@mantine/core'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '#api/errors.ts'
import { describeError } from '../feedback/describe-error.ts'
import { ProblemPanel } from '../feedback/problem-panel.tsx'
import classes from './fresh-record.module.css'

type Props<Data, Key extends QueryKey> = {
  query: UseQueryOptions<Data, ApiError, Data, Key>
  children: (record: Data) => ReactNode
}

/** Fetches a record again before its form opens: the cached one may be outdated. */
export function FreshRecord<Data, Key extends QueryKey>({ query, children }: Props<Data, Key>) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...query, refetchOnMount: 'always', refetchOnWindowFocus: false })
  if (error && !data) {
    return (
      <div className={classes.frame}>
        <ProblemPanel problem={{ message: describeError(error), details: [] }} />
      </div>
    )
  }
  if (!isFetchedAfterMount || data === undefined) {
    return (
      <div className={classes.frame}>
        <Loader size="sm" aria-label="Cargando..." />
      </div>
    )
  }
  return children(data)
}
