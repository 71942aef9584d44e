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
  /** Goes so many days on, as in the grid. */
  onWeek: (days: number) => void
}

/** Where the grid would be, when its week could not be loaded: why, and another try. It is asked again by itself as any week is. */
export function WeekLoadError({ turnId, week, onWeek }: Props) {
  const { error, isFetching } = useQuery({ ...weekQuery(turnId, week), retryOnMount: false })
  const { revalidate, state } = useRevalidator()
  // the reason stays while it is asked again
  const [told, tell] = useState(error)
  if (error && error !== told) tell(error)
  const correlationId = getCorrelationId(told)
  const section = useRef<HTMLDivElement>(null)
  useFocusReturn(section)
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'PageUp') onWeek(-7)
      if (key === 'PageDown') onWeek(7)
    }
    const here = section.current
    here?.addEventListener('keydown', turn)
    return () => here?.removeEventListener('keydown', turn)
  })

  return (
    <div ref={section} tabIndex={-1} className={classes.missing}>
      {told && (
        <EmptyState
          icon={IconCloudOff}
          title="No se pudo cargar esta semana"
          actions={
            <Button onClick={() => void revalidate()} loading={isFetching || state === 'loading'}>
              Intentar de nuevo
            </Button>
          }
        >
          <p role="alert">{describeError(told)}</p>
          {correlationId && <CopyCorrelationId id={correlationId} />}
        </EmptyState>
      )}
    </div>
  )
}

/** The keyboard that was in the grid stays where it was, and goes back into it. */
function useFocusReturn(section: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const here = section.current
    if (document.activeElement === document.body) here?.focus({ preventScroll: true })
    return () => {
      if (!here?.contains(document.activeElement)) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()
      })
    }
  }, [section])
}
