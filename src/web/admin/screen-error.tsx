import { useMatches, useRouteError } from 'react-router'
import { ApiError } from '#api/errors.ts'
import { accessNames } from '../auth/access-names.ts'
import { MissingRight } from '../auth/rights.ts'
import type { Handle } from '../screen.ts'
import { sentenceOf } from '../ui/failure.ts'
import { NoRight } from '../ui/no-right.tsx'
import { RouteError } from '../ui/route-error.tsx'

/** What stands in the frame when a screen cannot: the missing right by name, or the views of any route. */
export function ErrorBoundary() {
  const error = useRouteError()
  const title = useMatches()
    .map(({ handle }) => (handle as Partial<Handle> | undefined)?.title)
    .findLast(Boolean)
  const refused = `No puede ver ${title ?? 'esta página'}`
  if (error instanceof MissingRight) return <NoRight title={refused} missing={`Le falta ${accessNames(error.missing)}.`} />
  if (error instanceof ApiError && error.status === 403) return <NoRight title={refused} missing={sentenceOf(error)} />
  return <RouteError />
}
