import { Button } from '@mantine/core'
import { useRevalidator } from 'react-router'
import { describeError } from './describe-error.ts'
import { ErrorDetails } from './error-details.tsx'
import classes from './views.module.css'

/** The default error view: a message, a retry, and technical details behind a toggle. */
export function ErrorView({ error }: { error: unknown }) {
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
