import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#api/errors.ts'
import { CopyCorrelationId } from './copy-text.tsx'
import { describeError, getCorrelationId } from './describe-error.ts'
import classes from './views.module.css'

/** The default error view: a message, a retry, and technical details behind a toggle. */
export function ErrorView({ error }: { error: unknown }) {
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { revalidate, state } = useRevalidator()
  const correlationId = getCorrelationId(error)
  return (
    <section className={classes.view}>
      <h1 tabIndex={-1} className="bare">
        Something went wrong!
      </h1>
      <p role="alert">{describeError(error)}</p>
      <div className={classes.buttons}>
        <Button onClick={() => void revalidate()} loading={state === 'loading'}>
          Intentar de nuevo
        </Button>
        <Button variant="default" aria-expanded={isOpen} aria-controls={details} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide Error' : 'Show Error'}
        </Button>
      </div>
      <div id={details} hidden={!isOpen} className={classes.details}>
        <pre>{describeTechnically(error)}</pre>
        {correlationId && <CopyCorrelationId id={correlationId} />}
      </div>
    </section>
  )
}

function describeTechnically(error: unknown) {
  if (!(error instanceof ApiError)) return String(error)
  const { code, status, message, details, correlationId } = error
  const lines = [
    `code ${code}${status === undefined ? '' : `, status ${status}`}: ${message}`,
    ...details.map((detail) => `${detail.path}: ${detail.message}`),
  ]
  return [...lines, `correlation id: ${correlationId ?? 'none'}`].join('\n')
}
