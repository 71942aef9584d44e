import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiError, errorCode } from '#api/errors.ts'
import { ErrorView } from './error-view.tsx'
import { NotFound } from './not-found.tsx'

/** Replaces a page whose loading or rendering failed. */
export function RouteError() {
  const error = useRouteError()
  const isMissing = error instanceof ApiError ? error.code === errorCode.notFound : isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotFound /> : <ErrorView error={error} />
}
