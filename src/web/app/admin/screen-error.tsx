import { useRouteError } from 'react-router'
import { ApiError } from '#api/errors.ts'
import { MissingAccessError } from '../../auth/access.ts'
import { describeMissingAccess } from '../../auth/describe-missing-access.ts'
import { useRouteTitle } from '../../navigation/page-title.ts'
import { describeError } from '../../ui/feedback/describe-error.ts'
import { NoAccess } from '../../ui/feedback/no-access.tsx'
import { RouteError } from '../../ui/feedback/route-error.tsx'
import { Page } from '../../ui/page/page.tsx'

/** What stands in the frame when a screen cannot: the missing right by name, or the views of any route. */
export function ErrorBoundary() {
  const error = useRouteError()
  const title = useRouteTitle()
  const missing = missingRight(error)
  if (missing === undefined) return <RouteError />
  return (
    <Page>
      <NoAccess title={`No puede ver ${title}`} missing={missing} />
    </Page>
  )
}

/** The sentence that names it: known before anything was asked, or the server's own. */
function missingRight(error: unknown) {
  if (error instanceof MissingAccessError) return describeMissingAccess(error.missing)
  return error instanceof ApiError && error.status === 403 ? describeError(error) : undefined
}
