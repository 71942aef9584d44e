import { useRouteError } from 'react-router'
import { ApiError } from '#api/errors.ts'
import { lacking } from '../auth/access-names.ts'
import { MissingRight } from '../auth/rights.ts'
import { useTitle } from '../title.ts'
import { sentenceOf } from '../ui/failure.ts'
import { NoRight } from '../ui/no-right.tsx'
import { Page } from '../ui/page.tsx'
import { RouteError } from '../ui/route-error.tsx'

/** What stands in the frame when a screen cannot: the missing right by name, or the views of any route. */
export function ErrorBoundary() {
  const error = useRouteError()
  const title = useTitle()
  const missing = missingRight(error)
  if (missing === undefined) return <RouteError />
  return (
    <Page>
      <NoRight title={`No puede ver ${title}`} missing={missing} />
    </Page>
  )
}

/** The sentence that names it: known before anything was asked, or the server's own. */
function missingRight(error: unknown) {
  if (error instanceof MissingRight) return lacking(error.missing)
  return error instanceof ApiError && error.status === 403 ? sentenceOf(error) : undefined
}
