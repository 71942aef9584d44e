import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CopyCorrelationId } from '../ui/feedback/copy-text.tsx'
import { describeError, getCorrelationId } from '../ui/feedback/describe-error.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { weekQuery } from './data/queries.ts'
import classes from './week-screen.module.css'

interface Props {
  turnId: string
  week: string
  /** Called by the keys of the grid that go to another week, with the number of days to go. */
  onWeekStep: (days: number) => void
}

/** The view in place of a week that could not be loaded: the reason, and a button to retry. The week is also refetched like any other. */
export function WeekLoadError({ turnId, week, onWeekStep }: Props) {
  const { error, isFetching } = useQuery({ ...weekQuery(turnId, week), retryOnMount: false })
  const { revalidate, state } = useRevalidator()
  // The reason stays while the week is refetched.
  const [shownError, setShownError] = useState(error)
  if (error && error !== shownError) setShownError(error)
  const correlationId = getCorrelationId(shownError)
  const section = useRef<HTMLDivElement>(null)
  useFocusReturn(section)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'PageUp') onWeekStep(-7)
      if (key === 'PageDown') onWeekStep(7)
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
          title="No se pudo cargar esta semana"
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

/** Takes the focus from the grid that this replaces, and gives it back to the next one. */
function useFocusReturn(section: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = section.current
    if (document.activeElement === document.body) element?.focus({ preventScroll: true })
    return () => {
      if (!element?.contains(document.activeElement)) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()
      })
    }
  }, [section])
}
