import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { asQueryOptions, type Query } from '#web/screen/loader-queries.ts'
import { CopyCorrelationId } from '#web/ui/feedback/copy-text.tsx'
import { describeError, getCorrelationId } from '#web/ui/feedback/describe-error.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import classes from './sessions-load-error.module.css'

interface Props {
  /** "No se pudo cargar esta semana" */
  title: string
  /** Those without which it cannot be shown. */
  queries: readonly Query[]
  /** Called by the keys of the grid that go to the previous or the next day, week or month. */
  onStep: (step: 1 | -1) => void
}

/** The view in place of sessions that could not be loaded: the reason, and a button to retry. They are also refetched like any others. */
export function SessionsLoadError({ title, queries, onStep }: Props) {
  const { error, isFetching } = useQueries({
    queries: queries.map((query) => ({ ...asQueryOptions(query), retryOnMount: false })),
    combine: summarizeErrors,
  })
  const { revalidate, state } = useRevalidator()
  // The reason stays while they are refetched.
  const [shownError, setShownError] = useState(error)
  if (error && error !== shownError) setShownError(error)
  const correlationId = getCorrelationId(shownError)
  const section = useRef<HTMLDivElement>(null)
  useFocusReturn(section)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'PageUp') onStep(-1)
      if (key === 'PageDown') onStep(1)
    }
    const element = section.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  })

  return (
    <div ref={section} tabIndex={-1} className={classes.loadError}>
      {shownError && (
        <EmptyState
          icon={IconCloudOff}
          title={title}
          actions={
            <Button onClick={() => void revalidate()} loading={isFetching || state === 'loading'}>
              Intentar de nuevo
            </Button>
          }
        >
          <p role="alert">{describeError(shownError)}</p>
          {correlationId && <CopyCorrelationId id={correlationId} />}
        </EmptyState>
      )}
    </div>
  )
}

/** Returns the first error, and whether anything is requested at the moment. */
const summarizeErrors = (answers: UseQueryResult<unknown>[]) => ({
  error: answers.find(({ error }) => error)?.error ?? null,
  isFetching: answers.some(({ isFetching }) => isFetching),
})

/** Takes the focus from the grid that this replaces, and gives it back to the next one. */
function useFocusReturn(section: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = section.current
    if (document.activeElement === document.body) element?.focus({ preventScroll: true })
    return () => {
      if (!element?.contains(document.activeElement)) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(':is([role="grid"], [data-worker]) [tabindex="0"]')?.focus()
      })
    }
  }, [section])
}
