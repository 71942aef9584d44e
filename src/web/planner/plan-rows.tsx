import { Button } from '@mantine/core'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { Choice, PlannedDate } from '#domain/plan.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { DateRow } from './date-row.tsx'
import { findSharedObstacle, type SkipTexts } from './describe-plan.ts'
import classes from './plan-page.module.css'
import { PlanStatus } from './plan-status.tsx'
import type { SessionPlan } from './use-plan.ts'

interface Props {
  sessionPlan: SessionPlan
  skip: SkipTexts
  /** Returns whose session a row is, where a plan has those of several people. */
  getTitle?: (row: PlannedDate) => string
  /** The dates that are not offered as other days. */
  takenDates: ReadonlySet<string>
  /** What is said while there are no rows. */
  emptyText: string
  onChoose: (key: string, choice: Choice | undefined) => void
  onSettle: (settled: ReadonlyMap<string, Choice>) => void
  onReset: () => void
}

/** The rows of a plan, with what settles all open ones together; or why there are none. */
export function PlanRows({ sessionPlan, skip, getTitle, takenDates, emptyText, onChoose, onSettle, onReset }: Props) {
  const queryClient = useQueryClient()
  const { plan, hasFailed } = sessionPlan
  /** Fetches again what could not be read. */
  const retry = () => queryClient.refetchQueries({ type: 'active', predicate: ({ state: { status } }) => status === 'error' })
  if (!plan)
    return (
      <EmptyState
        icon={IconCalendarRepeat}
        title={hasFailed ? 'No se pudo leer qué está ocupado' : 'Todavía no hay fechas'}
        actions={hasFailed && <Button onClick={() => void retry()}>Reintentar</Button>}
      >
        {hasFailed ? 'Sin eso no se puede decir qué fechas están libres. Lo que eligió se queda aquí.' : emptyText}
      </EmptyState>
    )
  const nextOpen = plan.find(({ status }) => status === 'open')
  const sharedObstacle = findSharedObstacle(plan)
  return (
    <section aria-label="Fechas" className={classes.main}>
      <PlanStatus
        plan={plan}
        sharedObstacle={sharedObstacle}
        onReset={onReset}
        isChecked={sessionPlan.isChecked}
        onSettle={(kind) => onSettle(sessionPlan.settle(kind))}
      />
      <ol>
        {plan.map((row, index) => (
          <DateRow
            key={row.key}
            row={row}
            skip={skip}
            takenDates={takenDates}
            isNextOpen={row === nextOpen}
            isObstacleShared={sharedObstacle !== undefined}
            plan={sessionPlan}
            {...(getTitle ? { title: getTitle(row) } : { number: index + 1 })}
            onChoose={(choice) => onChoose(row.key, choice)}
          />
        ))}
      </ol>
    </section>
  )
}
