import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiError, errorCode } from '#api/errors.ts'
import { ErrorView } from './error-view.tsx'
import { NotFound } from './not-found.tsx'

/** What a route shows in place of its page when loading or drawing it failed. */
export function RouteError() {
  const error = useRouteError()
  const missing = error instanceof ApiError ? error.code === errorCode.notFound : isRouteErrorResponse(error) && error.status === 404
  return missing ? <NotFound /> : <ErrorView error={error} />
}
