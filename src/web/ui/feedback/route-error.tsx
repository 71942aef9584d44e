import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiError, errorCode } from '#api/errors.ts'
import { ErrorView } from './error-view.tsx'
import { NotFound } from './not-found.tsx'

/** Replaces a page whose loading or rendering failed. */
export function RouteError() {
  const error = useRouteError()
  if (error instanceof ApiError && error.code === errorCode.notFound) return <NotFound error={error} />
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorView error={error} />
}
