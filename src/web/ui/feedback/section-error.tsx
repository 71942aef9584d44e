import { Button } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../page/section.tsx'
import { CopyCorrelationId } from './copy-text.tsx'
import { describeError, getCorrelationId } from './describe-error.ts'
import classes from './section-error.module.css'

type Answer = { error: unknown; isFetching: boolean; refetch: () => unknown }

type Props = {
  title: string
  /** The queries without which the section cannot be shown. */
  answers: readonly Answer[]
}

/** A section in place of one that could not be loaded: the reason, and a button to retry. Shows nothing until a query has failed. */
export function SectionError({ title, answers }: Props) {
  const error = answers.find((answer) => answer.error)?.error
  // The reason stays while the queries are fetched again.
  const [shownError, setShownError] = useState(error)
  if (error && error !== shownError) setShownError(error)
  if (!shownError) return null
  const correlationId = getCorrelationId(shownError)
  const retry = () => {
    for (const answer of answers) if (answer.error) void answer.refetch()
  }
  return (
    <Section title={title}>
      <div className={classes.error}>
        <p role="alert">{describeError(shownError)}</p>
        {correlationId && <CopyCorrelationId id={correlationId} />}
        <Button variant="default" size="xs" loading={answers.some(({ isFetching }) => isFetching)} onClick={retry}>
          Intentar de nuevo
        </Button>
      </div>
    </Section>
  )
}
