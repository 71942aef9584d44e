import { useRouteError } from 'react-router'
import { ApiError } from '#api/errors.ts'
import { MissingAccessError } from '#web/auth/access.ts'
import { useRouteTitle } from '#web/navigation/page-title.ts'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import { describeMissingAccess } from '#web/ui/feedback/describe-missing-access.ts'
import { NoAccess } from '#web/ui/feedback/no-access.tsx'
import { RouteError } from '#web/ui/feedback/route-error.tsx'
import { Page } from '#web/ui/page/page.tsx'

/** The view in place of a screen that failed to load: the missing access by name, or the error view of any route. */
export function ErrorBoundary() {
  const error = useRouteError()
  const title = useRouteTitle()
  const message = describeAccessError(error)
  if (message === undefined) return <RouteError />
  return (
    <Page>
      <NoAccess title={`No puede ver ${title}`} missing={message} />
    </Page>
  )
}

/** Returns the message for missing access, found by the web or by the server; undefined for any other error. */
function describeAccessError(error: unknown) {
  if (error instanceof MissingAccessError) return describeMissingAccess(error.codes)
  if (!(error instanceof ApiError) || error.status !== 403) return undefined
  const codes = error.details.filter(({ path }) => path === 'access').map(({ message }) => message)
  return codes.length > 0 ? describeMissingAccess(codes) : describeError(error)
}
