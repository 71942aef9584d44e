import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Schedule, Turn } from '#api/generated/app.ts'
import { toLocalDate } from '#domain/today.ts'
import { getWeekStart } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { ProblemPanel } from '#web/ui/feedback/problem-panel.tsx'
import type { BlockedChange, BlockedTurn } from './blocked-change.ts'
import classes from './blocked-panel.module.css'
import { BlockingSessions } from './blocking-sessions.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { nextOrLastSessionQuery } from './queries.ts'

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

type TurnItemProps = { schedule: Schedule; blockedTurn: BlockedTurn; onRestore: (turn: Turn) => void }

/** A turn that cannot be removed, with a link to its sessions and a button that puts it back into the form. */
function BlockedTurnItem({ schedule, blockedTurn: { message, turn }, onRestore }: TurnItemProps) {
  const can = useCan()
  return (
    <li className={classes.item}>
      {message}
      {turn && (
        <span className={classes.actions}>
          {can('listTurnWeek') && <TurnWeekLink schedule={schedule} turn={turn} />}
          <Button variant="default" size="xs" onClick={() => onRestore(turn)}>
            Recuperar {turn.name}
          </Button>
        </span>
      )}
    </li>
  )
}

/** The link to the week of a turn's next or last session, or to this week where that session is unknown. */
function TurnWeekLink({ schedule, turn }: { schedule: Schedule; turn: Turn }) {
  const { timeZone } = useSettings()
  const today = toLocalDate(new Date(), timeZone)
  const { data: session } = useAllowedQuery(nextOrLastSessionQuery([turn], today))
  const week = session ? getWeekStart(session.date) : undefined
  return <NewTabLink to={paths.sessions({ schedule: schedule.id, turn: turn.id, week })}>Ver sus sesiones</NewTabLink>
}
