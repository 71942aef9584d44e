import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Schedule, Turn } from '#api/generated/app.ts'
import { useCan } from '../auth/access.ts'
import { ProblemPanel } from '../ui/feedback/problem-panel.tsx'
import type { BlockedChange } from './blocked-change.ts'
import classes from './blocked-panel.module.css'
import { BlockedTurnItem } from './blocked-turn-item.tsx'
import { BlockingSessions } from './blocking-sessions.tsx'

type Props = {
  schedule: Schedule
  blockedChange: BlockedChange | undefined
  /** Opens a copy of the schedule with the typed changes. */
  onDuplicate: () => void
  /** Puts a removed turn back into the form. */
  onRestore: (turn: Turn) => void
}

/** Explains why a schedule could not be changed: the sessions and turns that block it, with links and buttons to resolve it. */
export function BlockedPanel({ schedule, blockedChange, onDuplicate, onRestore }: Props) {
  const can = useCan()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (blockedChange) panel.current?.scrollIntoView({ block: 'start' })
  }, [blockedChange])
  return (
    <div ref={panel} className={classes.panel}>
      <ProblemPanel problem={blockedChange && { message: blockedChange.message, details: [] }}>
        {blockedChange && blockedChange.turns.length > 0 && (
          <ul className={classes.list}>
            {blockedChange.turns.map((blockedTurn) => (
              <BlockedTurnItem
                key={blockedTurn.message + blockedTurn.turn?.id}
                schedule={schedule}
                blockedTurn={blockedTurn}
                onRestore={onRestore}
              />
            ))}
          </ul>
        )}
        {blockedChange && blockedChange.sessions.length > 0 && (
          <>
            <BlockingSessions schedule={schedule} ids={blockedChange.sessions.flatMap(({ id }) => id ?? [])} />
            {can('createSchedule') && (
              <Button variant="default" size="xs" className={classes.button} onClick={onDuplicate}>
                Duplicar horario
              </Button>
            )}
          </>
        )}
      </ProblemPanel>
    </div>
  )
}
