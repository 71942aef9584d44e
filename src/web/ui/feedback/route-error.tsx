import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiError, errorCode } from '#api/errors.ts'
import { NotFound } from './not-found.tsx'
import { SomethingWrong } from './something-wrong.tsx'

/** What a route shows in place of its page when loading or drawing it failed. */
export function RouteError() {
  const error = useRouteError()
  const missing = error instanceof ApiError ? error.code === errorCode.notFound : isRouteErrorResponse(error) && error.status === 404
  return missing ? <NotFound /> : <SomethingWrong error={error} />
}
