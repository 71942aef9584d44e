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
  /** Makes a copy of what is typed. */
  onDuplicate: () => void
  /** Puts a turn back that was left out. */
  onRestore: (turn: Turn) => void
}

/** Why a schedule could not be changed, the sessions that need it as it is, and the ways out. */
export function BlockedPanel({ schedule, blockedChange: held, onDuplicate, onRestore }: Props) {
  const can = useCan()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (held) place.current?.scrollIntoView({ block: 'start' })
  }, [held])
  return (
    <div ref={place} className={classes.place}>
      <ProblemPanel problem={held && { message: held.message, details: [] }}>
        {held && held.turns.length > 0 && (
          <ul className={classes.held}>
            {held.turns.map((line) => (
              <BlockedTurnItem key={line.message + line.turn?.id} schedule={schedule} blockedTurn={line} onRestore={onRestore} />
            ))}
          </ul>
        )}
        {held && held.sessions.length > 0 && (
          <>
            <BlockingSessions schedule={schedule} ids={held.sessions} />
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
