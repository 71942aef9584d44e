import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Schedule, Turn } from '#api/generated/app.ts'
import { useCan } from '../auth/access.ts'
import { ProblemPanel } from '../ui/feedback/problem-panel.tsx'
import type { HeldChange } from './held-change.ts'
import classes from './held-panel.module.css'
import { HeldSessions } from './held-sessions.tsx'
import { HeldTurnLine } from './held-turn.tsx'

type Props = {
  schedule: Schedule
  held: HeldChange | undefined
  /** Makes a copy of what is typed. */
  onDuplicate: () => void
  /** Puts a turn back that was left out. */
  onRestore: (turn: Turn) => void
}

/** Why a schedule could not be changed, the sessions that need it as it is, and the ways out. */
export function HeldPanel({ schedule, held, onDuplicate, onRestore }: Props) {
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
              <HeldTurnLine key={line.message + line.turn?.id} schedule={schedule} held={line} onRestore={onRestore} />
            ))}
          </ul>
        )}
        {held && held.sessions.length > 0 && (
          <>
            <HeldSessions schedule={schedule} ids={held.sessions} />
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
