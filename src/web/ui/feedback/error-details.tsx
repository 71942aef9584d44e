import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { CopyCorrelationId } from './copy-text.tsx'
import { getCorrelationId } from './describe-error.ts'
import classes from './views.module.css'

/** The technical details of an error, behind a toggle. Further buttons stand before the toggle. */
export function ErrorDetails({ error, children }: { error: unknown; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const correlationId = getCorrelationId(error)
  return (
    <>
      <div className={classes.buttons}>
        {children}
        <Button variant="default" aria-expanded={isOpen} aria-controls={details} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide Error' : 'Show Error'}
        </Button>
      </div>
      <div id={details} hidden={!isOpen} className={classes.details}>
        <pre>{describeTechnically(error)}</pre>
        {correlationId && <CopyCorrelationId id={correlationId} />}
      </div>
    </>
  )
}

function describeTechnically(error: unknown) {
  if (!(error instanceof ApiError)) return String(error)
  const { code, status, message, details, operation, correlationId } = error
  const lines = [
    ...(operation === undefined ? [] : [operation]),
    `code ${code}${status === undefined ? '' : `, status ${status}`}: ${message}`,
    ...details.map((detail) => `${detail.path}: ${detail.message}`),
  ]
  return [...lines, `correlation id: ${correlationId ?? 'none'}`].join('\n')
}
