import { Button } from '@mantine/core'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isMissingOperation } from '#api/errors.ts'
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

/** A section in place of one that could not be loaded: the reason, and a button to retry where that can help. Shows nothing until a query has failed. */
export function SectionError({ title, answers }: Props) {
  const error = answers.find((answer) => answer.error)?.error
  // The reason stays while the queries are fetched again.
  const [shownError, setShownError] = useState(error)
  if (error && error !== shownError) setShownError(error)
  return shownError ? <FailedSection title={title} answers={answers} error={shownError} /> : null
}

function FailedSection({ title, answers, error }: Props & { error: unknown }) {
  const content = useRef<HTMLDivElement>(null)
  useFocusOnSuccessor(content)
  const correlationId = getCorrelationId(error)
  const retry = () => {
    for (const answer of answers) if (answer.error) void answer.refetch()
  }
  return (
    <Section title={title}>
      <div ref={content} className={classes.error}>
        <p role="alert">{describeError(error)}</p>
        {!isMissingOperation(error) && (
          <>
            {correlationId && <CopyCorrelationId id={correlationId} />}
            {/* A button that is disabled while it loads would lose the focus. */}
            <Button variant="default" size="xs" onClick={retry}>
              {answers.some(({ isFetching }) => isFetching) ? 'Cargando...' : 'Intentar de nuevo'}
            </Button>
          </>
        )}
      </div>
    </Section>
  )
}

/** Moves the focus from a section that disappears to the title of the one in its place. */
function useFocusOnSuccessor(content: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const section = content.current?.closest('section')
    return () => {
      if (!section?.contains(document.activeElement)) return
      const [parent, previous] = [section.parentElement, section.previousElementSibling]
      requestAnimationFrame(() => {
        const successor = previous ? previous.nextElementSibling : parent?.firstElementChild
        const title = successor?.querySelector('h2')
        if (!title || document.activeElement !== document.body) return
        title.tabIndex = -1
        title.focus()
      })
    }
  }, [content])
}
