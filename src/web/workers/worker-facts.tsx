import { Fragment, type ReactNode } from 'react'
import type { Worker } from '#api/generated/app.ts'
import { formatPositions } from '#domain/positions.ts'
import { Absent } from '#web/ui/page/absent.tsx'
import { Fact } from '#web/ui/page/facts.tsx'
import type { WorkerDetail } from './worker-form.tsx'

/** Shows what a worker has besides the person. */
export function WorkerFacts({ worker: { positions, person } }: { worker: Worker }) {
  const facts: Record<WorkerDetail, ReactNode> = {
    positions: <Fact name="Posiciones">{formatPositions(positions, person.gender) || <Absent word="sin posiciones" />}</Fact>,
    // The badge beside the name has it.
    color: null,
  }
  return Object.entries(facts).map(([field, fact]) => <Fragment key={field}>{fact}</Fragment>)
}
