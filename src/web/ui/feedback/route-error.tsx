import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { ApiError, errorCode, isMissingOperation } from '#api/errors.ts'
import { useIsOnline } from '#web/data/connection.ts'
import { PartError } from '../parts/import-part.ts'
import { PartRetry } from '../parts/part-retry.tsx'
import { describeError } from './describe-error.ts'
import { ErrorDetails } from './error-details.tsx'
import { NotFound } from './not-found.tsx'
import classes from './views.module.css'

/** Replaces a page whose loading or rendering failed. */
export function RouteError() {
  const error = useRouteError()
  if (error instanceof PartError) return <MissingScreen error={error} />
  if (isMissingOperation(error)) return <ErrorView error={error} />
  if (error instanceof ApiError && error.code === errorCode.notFound) return <NotFound error={error} />
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorView error={error} />
}

/** The view in place of a screen whose code did not load. It tries again automatically when the connection is back. */
function MissingScreen({ error }: { error: PartError }) {
  const { revalidate, state } = useRevalidator()
  const isOnline = useIsOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) void revalidate()
    wasOffline.current = !isOnline
  }, [isOnline, revalidate])
  return (
    <section className={classes.view}>
      <h1 tabIndex={-1} className="bare">
        Esta pantalla no se cargó
      </h1>
      <PartRetry
        error={error}
        message="No se pudo traer del servidor; lo demás sigue disponible."
        isRetrying={state === 'loading'}
        onRetry={revalidate}
      />
    </section>
  )
}

/** The default error view: a message, a retry, and technical details behind a toggle. */
function ErrorView({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  return (
    <section className={classes.view}>
      <h1 tabIndex={-1} className="bare">
        Something went wrong!
      </h1>
      <p role="alert">{describeError(error)}</p>
      <ErrorDetails error={error}>
        <Button onClick={() => void revalidate()} loading={state === 'loading'}>
          Intentar de nuevo
        </Button>
      </ErrorDetails>
    </section>
  )
}
